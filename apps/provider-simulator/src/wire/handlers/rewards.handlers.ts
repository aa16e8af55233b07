import { rewardsContracts as calls } from '@housebrand/providers';
import { bahtNumber, shareOfPercent } from '@housebrand/shared';
import { Injectable } from '@nestjs/common';
import { Claims, NothingToClaim } from '../../books/claims';
import { Members } from '../../books/members';
import { handler, memberOf, type WireHandler } from '../handler';
import { CODES, Refusal, MESSAGES } from '../refusal';
import { claimView } from './withdrawals.handlers';

/** Handles cashback calls and the bonus setting. */
@Injectable()
export class RewardsHandlers {
  constructor(
    private readonly claims: Claims,
    private readonly members: Members,
  ) {}

  all(): WireHandler[] {
    return [
      handler(calls.checkCashBack, async (_request, caller) => {
        const { amount, netLoss, percent, lastClaim } = await this.claims.cashBack(memberOf(caller));
        return {
          result: {
            amount: bahtNumber(amount),
            netLoss: bahtNumber(netLoss),
            percentage: shareOfPercent(percent),
            lastClaim: lastClaim && claimView(lastClaim),
          },
        };
      }),
      handler(calls.claimCashBack, async (_request, caller) => {
        return { result: claimView(await this.claims.claimCashBack(memberOf(caller)).catch(refuse)) };
      }),
      handler(calls.setBonus, async ({ body }, caller) => {
        const bonus = body.isBonus ? 'BONUS' : 'NO_BONUS';
        await this.members.setBonus(memberOf(caller).id, bonus);
        return { result: { bonus } };
      }),
    ];
  }
}

/** @throws Refusal */
function refuse(error: unknown): never {
  throw error instanceof NothingToClaim ? new Refusal(CODES.noCashBack, MESSAGES.noCashBack) : error;
}
