import { Injectable } from '@nestjs/common';
import { satangFromBaht, type InstantRange, type MemberRef } from '@housebrand/shared';
import { ProviderUnavailable } from '@housebrand/shared/nest';
import { reportsContracts as calls } from '../../core';
import { ProviderClient } from '../provider-client';
import { toDeposit, toMovement, toPayment } from './reports.mapper';
import type { ReportedDeposit, ReportedPayment, StatementPage, StatementRequest } from './reports.records';

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

  /** Reads a page of what moved a member's credit, apart from play; the member needs no session. @throws NotOffered */
  async statement(
    { prefix, username }: MemberRef,
    { range, limit, kinds, after, balancesAt = [] }: StatementRequest,
  ): Promise<StatementPage> {
    const query = {
      prefix,
      username,
      from: range.from.toISOString(),
      until: range.until.toISOString(),
      limit: String(limit),
      ...(kinds && { kinds: kinds.join(',') }),
      ...(after !== undefined && { after }),
      ...(balancesAt.length > 0 && { balancesAt: balancesAt.map((at) => at.toISOString()).join(',') }),
    };
    const { data } = await this.client.callAsInstallation(calls.memberStatement, { query }, prefix);
    if (data.balances.length !== balancesAt.length)
      throw new ProviderUnavailable(calls.memberStatement.system, 'malformed');
    return {
      movements: data.lines.map(toMovement),
      hasMore: data.more,
      balancesSatang: data.balances.map(satangFromBaht),
    };
  }
}

/** Converts a half-open range to the platform's range, which includes its last instant. */
function wireRange({ from, until }: InstantRange): { startDate: string; endDate: string } {
  return { startDate: from.toISOString(), endDate: new Date(until.getTime() - 1).toISOString() };
}
