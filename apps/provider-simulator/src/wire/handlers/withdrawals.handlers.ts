import { withdrawalsContracts as calls } from '@housebrand/providers';
import { bahtNumber, formatSatang, satangFromBaht } from '@housebrand/shared';
import { Injectable } from '@nestjs/common';
import { type Claim, Claims, MIN_INCOME, NothingToClaim } from '../../books/claims';
import type { PaymentRow } from '../../books/payments';
import { MIN_WITHDRAWAL, type WithdrawalCondition, WithdrawalRefused, Withdrawals } from '../../books/withdrawals';
import { handler, memberOf, type WireHandler } from '../handler';
import { CODES, Refusal, MESSAGES } from '../refusal';

/** Handles withdrawals, and moves of income to the credit. */
@Injectable()
export class WithdrawalsHandlers {
  constructor(
    private readonly withdrawals: Withdrawals,
    private readonly claims: Claims,
  ) {}

  all(): WireHandler[] {
    return [
      handler(calls.withdrawCondition, async (_request, caller) => {
        return { result: conditionView(await this.withdrawals.condition(memberOf(caller).id)) };
      }),
      handler(calls.withdrawCredit, async ({ body }, caller) => {
        const { id } = memberOf(caller);
        return { result: openView(await this.withdrawals.request(id, satangFromBaht(body.amount)).catch(refuse)) };
      }),
      handler(calls.withdrawPointCondition, async (_request, caller) => {
        const { gathered, credit, lastClaim } = await this.claims.income(memberOf(caller).id);
        return {
          result: {
            flag: gathered >= MIN_INCOME,
            minWithdraw: bahtNumber(MIN_INCOME),
            totalWallet: bahtNumber(gathered),
            walletMain: bahtNumber(credit),
            lastClaim: lastClaim && claimView(lastClaim),
          },
        };
      }),
      handler(calls.withdrawPoint, async ({ body }, caller) => {
        const claim = this.claims.claimIncome(memberOf(caller).id, satangFromBaht(body.amount));
        return { result: claimView(await claim.catch(refuse)) };
      }),
    ];
  }
}

/** Converts a claim to the wire format. */
export const claimView = ({ reference, amount, at }: Claim): { id: string; amount: number; at: string } => ({
  id: reference,
  amount: bahtNumber(amount),
  at: at.toISOString(),
});

const openView = ({ id, amount, created_at: at }: PaymentRow) => ({
  id,
  amount: bahtNumber(amount),
  createdAt: at.toISOString(),
});

function conditionView(condition: WithdrawalCondition) {
  const { credit, obstacle, turnover, open } = condition;
  return {
    disableBtn: obstacle !== null,
    credit: bahtNumber(credit),
    amountCanWithdraw: obstacle ? 0 : bahtNumber(credit),
    message: obstacle ? messageOf(obstacle, condition) : '',
    minWithdraw: bahtNumber(MIN_WITHDRAWAL),
    turnover: turnover && {
      required: bahtNumber(turnover.required),
      done: bahtNumber(turnover.done),
      deposits: turnover.deposits.map(({ reference: id, amount, required, done, at }) => ({
        id,
        required: bahtNumber(required),
        done: bahtNumber(done),
        at: at.toISOString(),
        ...(amount !== null && { amount: bahtNumber(amount) }),
      })),
    },
    openWithdrawal: open && openView(open),
  };
}

function messageOf(obstacle: WithdrawalRefused['obstacle'], { turnover }: WithdrawalCondition): string {
  if (obstacle !== 'turnover') return MESSAGES[obstacle];
  const missing = (turnover?.required ?? 0n) - (turnover?.done ?? 0n);
  return MESSAGES.turnover.replace('{missing}', formatSatang(missing));
}

/** @throws Refusal */
function refuse(error: unknown): never {
  if (error instanceof WithdrawalRefused)
    throw new Refusal(CODES[error.obstacle], messageOf(error.obstacle, error.condition));
  if (error instanceof NothingToClaim) throw new Refusal(CODES.noIncome, MESSAGES.noIncome);
  throw error;
}
