import { Injectable } from '@nestjs/common';
import type { InstantRange, MemberRef } from '@housebrand/shared';
import { reportsContracts as calls } from '../../core';
import { ProviderClient } from '../provider-client';
import { toDeposit, toPayment } from './reports.mapper';
import type { ReportedDeposit, ReportedPayment } from './reports.records';

/**
 * Reports of a member's payments. Methods throw `ProviderRefused` with the provider's code and message, `ProviderSessionExpired`
 * on 1005 and 1003, and `ProviderUnavailable` without a usable reply.
 */
@Injectable()
export class ReportsGateway {
  constructor(private readonly client: ProviderClient) {}

  /** Lists deposits opened within a time range. */
  async deposits(member: MemberRef, range: InstantRange): Promise<ReportedDeposit[]> {
    const { result } = await this.client.callAsMember(calls.reportDeposit, { body: wireRange(range) }, member);
    return result.map(toDeposit);
  }

  /** Lists withdrawals requested within a time range. */
  async withdrawals(member: MemberRef, range: InstantRange): Promise<ReportedPayment[]> {
    const { result } = await this.client.callAsMember(calls.reportWithdraw, { body: wireRange(range) }, member);
    return result.map(toPayment);
  }
}

/** Converts a half-open range to the platform's range, which includes its last instant. */
function wireRange({ from, until }: InstantRange): { startDate: string; endDate: string } {
  return { startDate: from.toISOString(), endDate: new Date(until.getTime() - 1).toISOString() };
}
