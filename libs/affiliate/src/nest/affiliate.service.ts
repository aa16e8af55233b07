import { Injectable } from '@nestjs/common';
import { PlayedBets } from '@housebrand/bets';
import { AgentCalendar, bahtNumber, businessDay, type MemberRef } from '@housebrand/shared';
import { Clock, type AgentTx } from '@housebrand/shared/nest';
import {
  IncomeAccount,
  PortalAddress,
  referralLink,
  type AffiliateSummary,
  type MonthIncome,
  type RemainingIncome,
} from '../core';
import { IncomeSumsRepository } from './income/income-sums.repository';

const MONTHS = 6;

/** A member's referrals and income. */
@Injectable()
export class AffiliateService {
  constructor(
    private readonly income: IncomeSumsRepository,
    private readonly account: IncomeAccount<AgentTx>,
    private readonly played: PlayedBets,
    private readonly portal: PortalAddress,
    private readonly calendar: AgentCalendar,
    private readonly clock: Clock,
  ) {}

  /** Returns downlines by level, income, and the link, whose code is the member's id at the provider. @throws NotOffered */
  async summary(member: MemberRef, memberId: string): Promise<AffiliateSummary> {
    await this.played.assertOffered();
    const { prefix } = member;
    const wanted = lastMonths(businessDay(this.clock.now(), await this.calendar.zoneOf(prefix)));
    const [{ total, months, levels }, remaining, origin] = await Promise.all([
      this.income.figures(member, wanted[0]!),
      this.account.balance(member),
      this.portal.originOf(prefix),
    ]);
    return {
      totalIncome: bahtNumber(total),
      totalDownLine: levels.reduce((sum, { members }) => sum + members, 0),
      remainingIncome: bahtNumber(remaining),
      link: referralLink(origin, prefix, memberId),
      levels,
      months: wanted.map((month): MonthIncome => ({ month, income: bahtNumber(months.get(month) ?? 0n) })),
    };
  }

  /** @throws NotOffered */
  async remaining(member: MemberRef): Promise<RemainingIncome> {
    await this.played.assertOffered();
    return { remainingIncome: bahtNumber(await this.account.balance(member)) };
  }
}

/** Returns the last months, oldest first. */
function lastMonths(today: string): string[] {
  return Array.from({ length: MONTHS }, (_, index) => monthBefore(today, MONTHS - 1 - index));
}

/** Returns the month a number of months before a day: `2026-01-31`, 2 → `2025-11`. */
function monthBefore(day: string, months: number): string {
  const [year, month] = day.split('-').map(Number);
  return new Date(Date.UTC(year!, month! - 1 - months)).toISOString().slice(0, 7);
}
