import { Injectable } from '@nestjs/common';
import { bahtNumber, type MemberRef, type Satang } from '@housebrand/shared';
import { mapSettled, withdrawalsContracts as calls, type Outcome } from '../../core';
import { ProviderClient } from '../provider-client';
import { toIncomeCondition, toPayment, toWithdrawCondition } from './withdrawals.mapper';
import type { IncomeConditionRecord, ProviderPayment, WithdrawConditionRecord } from './withdrawals.records';

/**
 * Withdrawals from credit, and moving income into it. Reads throw `ProviderRefused` with the provider's code and message, and
 * `ProviderUnavailable` without a usable reply; calls that move money return an outcome. All throw `ProviderSessionExpired` on
 * 1005 and 1003.
 */
@Injectable()
export class WithdrawalsGateway {
  constructor(private readonly client: ProviderClient) {}

  async condition(member: MemberRef): Promise<WithdrawConditionRecord> {
    return toWithdrawCondition(await this.client.callAsMember(calls.withdrawCondition, {}, member));
  }

  /** Requests a payout. @returns the withdrawal that waits for the bank desk */
  async withdraw(member: MemberRef, amount: Satang): Promise<Outcome<ProviderPayment>> {
    const body = { amount: bahtNumber(amount) };
    const outcome = await this.client.moveAsMember(calls.withdrawCredit, { body }, member);
    return mapSettled(outcome, ({ result }) => toPayment({ ...result, at: result.createdAt }));
  }

  async incomeCondition(member: MemberRef): Promise<IncomeConditionRecord> {
    return toIncomeCondition(await this.client.callAsMember(calls.withdrawPointCondition, { body: {} }, member));
  }

  /** Moves income to the credit. */
  async claimIncome(member: MemberRef, amount: Satang): Promise<Outcome<ProviderPayment>> {
    const body = { amount: bahtNumber(amount) };
    const outcome = await this.client.moveAsMember(calls.withdrawPoint, { body }, member);
    return mapSettled(outcome, ({ result }) => toPayment(result));
  }
}
