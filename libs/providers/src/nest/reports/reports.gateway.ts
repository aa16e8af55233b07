import { Injectable } from '@nestjs/common';
import type { InstantRange, MemberRef } from '@housebrand/shared';
import { reportsContracts as calls } from '../../core';
import { ProviderClient } from '../provider-client';
import { toDeposit, toPayment } from './reports.mapper';
import type { ReportedDeposit, ReportedPayment } from './reports.records';

/**
 * What became of a member's money. Every method throws `ProviderRefused` with the provider's code and words,
 * `ProviderSessionExpired` on 1005 and 1003, `ProviderUnavailable` when there is no usable answer.
 */
@Injectable()
export class ReportsGateway {
  constructor(private readonly client: ProviderClient) {}

  /** Deposits that began within a range of time. */
  async deposits(member: MemberRef, range: InstantRange): Promise<ReportedDeposit[]> {
    const { result } = await this.client.callAsMember(calls.reportDeposit, { body: wireRange(range) }, member);
    return result.map(toDeposit);
  }

  /** Withdrawals that were asked for within a range of time. */
  async withdrawals(member: MemberRef, range: InstantRange): Promise<ReportedPayment[]> {
    const { result } = await this.client.callAsMember(calls.reportWithdraw, { body: wireRange(range) }, member);
    return result.map(toPayment);
  }
}

/** The platform takes the last instant as part of the range. */
function wireRange({ from, until }: InstantRange): { startDate: string; endDate: string } {
  return { startDate: from.toISOString(), endDate: new Date(until.getTime() - 1).toISOString() };
}
