import { Injectable } from '@nestjs/common';
import { bahtNumber, type MemberRef, type Satang } from '@housebrand/shared';
import { mapSettled, withdrawalsContracts as calls, type Outcome } from '../../core';
import { ProviderClient } from '../provider-client';
import { toIncomeCondition, toPayment, toWithdrawCondition } from './withdrawals.mapper';
import type { IncomeConditionRecord, ProviderPayment, WithdrawConditionRecord } from './withdrawals.records';

/**
 * Money out of the credit, and income into it. Reads throw `ProviderRefused` with the provider's code and words and
 * `ProviderUnavailable` when there is no usable answer; what moves money ends in an outcome. Each throws
 * `ProviderSessionExpired` on 1005 and 1003.
 */
@Injectable()
export class WithdrawalsGateway {
  constructor(private readonly client: ProviderClient) {}

  async condition(member: MemberRef): Promise<WithdrawConditionRecord> {
    return toWithdrawCondition(await this.client.callAsMember(calls.withdrawCondition, {}, member));
  }

  /** Asks for a payout. @returns the withdrawal that waits for the desk */
  async withdraw(member: MemberRef, amount: Satang): Promise<Outcome<ProviderPayment>> {
    const body = { amount: bahtNumber(amount) };
    const outcome = await this.client.moveAsMember(calls.withdrawCredit, { body }, member);
    return mapSettled(outcome, ({ result }) => toPayment({ ...result, at: result.createdAt }));
  }

  async incomeCondition(member: MemberRef): Promise<IncomeConditionRecord> {
    return toIncomeCondition(await this.client.callAsMember(calls.withdrawPointCondition, { body: {} }, member));
  }

  /** Moves gathered income to the credit. */
  async claimIncome(member: MemberRef, amount: Satang): Promise<Outcome<ProviderPayment>> {
    const body = { amount: bahtNumber(amount) };
    const outcome = await this.client.moveAsMember(calls.withdrawPoint, { body }, member);
    return mapSettled(outcome, ({ result }) => toPayment(result));
  }
}
