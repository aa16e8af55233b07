import { depositsContracts as calls, type WireDepositOrder } from '@housebrand/providers';
import { bahtNumber, satangFromBaht } from '@housebrand/shared';
import { Injectable } from '@nestjs/common';
import { Deposits, MAX_DEPOSIT, MIN_DEPOSIT, TooManyOpenDeposits } from '../../books/deposits';
import type { MemberRow } from '../../books/members';
import type { PaymentRow } from '../../books/payments';
import { Address } from '../../http/address';
import { receivingAccounts, receivingWallet } from '../../world/receivers';
import { handler, memberOf, type WireHandler } from '../handler';
import { CODES, Refusal, MESSAGES } from '../refusal';

const limits = { minDeposit: bahtNumber(MIN_DEPOSIT), maxDeposit: bahtNumber(MAX_DEPOSIT) };

/** Handles deposit calls. */
@Injectable()
export class DepositsHandlers {
  constructor(
    private readonly deposits: Deposits,
    private readonly address: Address,
  ) {}

  all(): WireHandler[] {
    return [
      handler(calls.bankDepositAuto, (_request, caller) => ({
        result: receivingAccounts(memberOf(caller).prefix).map((account) => ({ ...account, ...limits })),
      })),
      handler(calls.trueMoney, (_request, caller) => {
        const wallet = receivingWallet(memberOf(caller).prefix);
        return { result: wallet && { ...wallet, ...limits } };
      }),
      handler(calls.depositPointCreate, async ({ body }, caller) => {
        const payment = await this.open(memberOf(caller), satangFromBaht(body.value));
        return {
          result: {
            _id: payment.id,
            value: body.value,
            amount: bahtNumber(payment.amount),
            createDate: payment.created_at.toISOString(),
            ...orderOf(payment, memberOf(caller), this.address)!,
          },
        };
      }),
    ];
  }

  private async open(member: MemberRow, value: bigint): Promise<PaymentRow> {
    if (value < MIN_DEPOSIT) throw new Refusal(CODES.depositTooSmall, MESSAGES.depositTooSmall);
    if (value > MAX_DEPOSIT) throw new Refusal(CODES.depositTooLarge, MESSAGES.depositTooLarge);
    try {
      return await this.deposits.open(member, value);
    } catch (error) {
      if (!(error instanceof TooManyOpenDeposits)) throw error;
      throw new Refusal(CODES.tooManyOpenDeposits, MESSAGES.tooManyOpenDeposits);
    }
  }
}

/** Banks whose apps open a payment by a link. */
const BANKS_WITH_LINKS: readonly string[] = ['KBANK', 'SCB', 'KTB'];

/** Returns the amount and account of an open deposit's transfer; `null` for a deposit without an exact amount. */
export function orderOf(
  { status, qr, expires_at: until }: PaymentRow,
  { prefix, bank_name: bankCode }: MemberRow,
  { origin }: Address,
): WireDepositOrder | null {
  const [receiver] = receivingAccounts(prefix);
  if (status !== 'CREATE' || !until || !receiver) return null;
  // our desk stands for the app of any bank
  const bankApp = qr !== null && BANKS_WITH_LINKS.includes(bankCode) ? { bankCode, link: `${origin}/` } : null;
  return { qrCode: qr, bankApp, receiver: { ...receiver }, expireDate: until.toISOString() };
}
