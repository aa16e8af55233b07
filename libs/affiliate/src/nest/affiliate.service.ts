import { Injectable } from '@nestjs/common';
import { PlayedBets } from '@housebrand/bets';
import { AgentCalendar, bahtNumber, businessDay, type MemberRef, type Satang } from '@housebrand/shared';
import { Clock, type AgentTx } from '@housebrand/shared/nest';
import {
  IncomeAccount,
  PortalAddress,
  referralLink,
  type AffiliateSummary,
  type MonthIncome,
  type RemainingIncome,
} from '../core';
import { IncomeRepository } from './income/income.repository';

const MONTHS = 6;

/** A member's referrals and income. */
@Injectable()
export class AffiliateService {
  constructor(
    private readonly income: IncomeRepository,
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
    const [{ months, levels }, remaining, origin, zone] = await Promise.all([
      this.income.figures(member),
      this.account.balance(member),
      this.portal.originOf(prefix),
      this.calendar.zoneOf(prefix),
    ]);
    return {
      totalIncome: bahtNumber([...months.values()].reduce((sum, income) => sum + income, 0n)),
      totalDownLine: levels.reduce((sum, { members }) => sum + members, 0),
      remainingIncome: bahtNumber(remaining),
      link: referralLink(origin, prefix, memberId),
      levels,
      months: lastMonths(months, businessDay(this.clock.now(), zone)),
    };
  }

  /** @throws NotOffered */
  async remaining(member: MemberRef): Promise<RemainingIncome> {
    await this.played.assertOffered();
    return { remainingIncome: bahtNumber(await this.account.balance(member)) };
  }
}

function lastMonths(earned: ReadonlyMap<string, Satang>, today: string): MonthIncome[] {
  return Array.from({ length: MONTHS }, (_, index) => {
    const month = monthBefore(today, MONTHS - 1 - index);
    return { month, income: bahtNumber(earned.get(month) ?? 0n) };
  });
}

/** Returns the month a number of months before a day: `2026-01-31`, 2 → `2025-11`. */
function monthBefore(day: string, months: number): string {
  const [year, month] = day.split('-').map(Number);
  return new Date(Date.UTC(year!, month! - 1 - months)).toISOString().slice(0, 7);
}
