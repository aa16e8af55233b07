import { Injectable } from '@nestjs/common';
import { satangFromBaht, type MemberRef } from '@housebrand/shared';
import { mapSettled, rewardsContracts as calls, type Outcome } from '../../core';
import { ProviderClient } from '../provider-client';
import { toLastClaim, toPayment } from '../withdrawals/withdrawals.mapper';
import type { ProviderPayment } from '../withdrawals/withdrawals.records';
import type { CashBackRecord } from './rewards.records';

/** Cashback and the bonus setting. Throws as `WithdrawalsGateway` does. */
@Injectable()
export class RewardsGateway {
  constructor(private readonly client: ProviderClient) {}

  async cashBack(member: MemberRef): Promise<CashBackRecord> {
    const { result } = await this.client.callAsMember(calls.checkCashBack, { body: {} }, member);
    return {
      amountSatang: satangFromBaht(result.amount),
      netLossSatang: satangFromBaht(result.netLoss),
      share: result.percentage,
      lastClaim: toLastClaim(result.lastClaim),
    };
  }

  /** Claims the whole cashback. */
  async claimCashBack(member: MemberRef): Promise<Outcome<ProviderPayment>> {
    const outcome = await this.client.moveAsMember(calls.claimCashBack, { body: {} }, member);
    return mapSettled(outcome, ({ result }) => toPayment(result));
  }

  /** @returns the setting that applies to later deposits */
  async setBonus(member: MemberRef, isBonus: boolean): Promise<'BONUS' | 'NO_BONUS'> {
    const { result } = await this.client.callAsMember(calls.setBonus, { body: { isBonus } }, member);
    return result.bonus;
  }
}
