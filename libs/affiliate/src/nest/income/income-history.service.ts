import { Injectable } from '@nestjs/common';
import { PlayedBets } from '@housebrand/bets';
import { AgentCalendar, bahtNumber, instantsOf, type MemberRef, type PageRequest } from '@housebrand/shared';
import { daysBetween, paged, type AgentTx, type DateRangeDto, type Paged } from '@housebrand/shared/nest';
import {
  IncomeAccount,
  maskedMember,
  type DownlineFilter,
  type DownlineMember,
  type IncomeDay,
  type IncomeEntry,
  type IncomeWithdrawal,
} from '../../core';
import { DownlineRepository, type StoredDownline } from '../members/downline.repository';
import { IncomeRepository } from './income.repository';
import { IncomeSumsRepository } from './income-sums.repository';

/** The lists of the referral programme. */
@Injectable()
export class IncomeHistory {
  constructor(
    private readonly income: IncomeRepository,
    private readonly sums: IncomeSumsRepository,
    private readonly downline: DownlineRepository,
    private readonly account: IncomeAccount<AgentTx>,
    private readonly played: PlayedBets,
    private readonly calendar: AgentCalendar,
  ) {}

  /** Lists income by business day, newest first. @throws NotOffered, InvalidInput if the range is reversed */
  async days(member: MemberRef, query: DateRangeDto): Promise<Paged<IncomeDay>> {
    await this.played.assertOffered();
    const requested = daysBetween(query.from, query.to);
    const { days, total } = await this.sums.days(member, query, requested);
    return paged(
      days.map(({ income, takenBack, ...day }) => ({
        ...day,
        income: bahtNumber(income),
        takenBack: bahtNumber(takenBack),
      })),
      total,
      requested,
    );
  }

  /** Lists the income of each bet of a day, including income taken back. @throws NotOffered */
  async lines(member: MemberRef, date: string, page: PageRequest): Promise<Paged<IncomeEntry>> {
    await this.played.assertOffered();
    const { lines, total } = await this.income.lines(member, date, page);
    const { prefix } = member;
    return paged(
      lines.map(({ betId, kind, fromUsername, level, amountSatang, at }) => ({
        betId,
        kind,
        from: maskedMember({ prefix, username: fromUsername }),
        level,
        amountSatang: Number(amountSatang),
        at: at.toISOString(),
      })),
      total,
    );
  }

  /** Lists income by downline, highest first. @throws NotOffered, InvalidInput if the range is reversed */
  async byMember(member: MemberRef, query: DateRangeDto): Promise<Paged<DownlineMember>> {
    await this.played.assertOffered();
    const days = daysBetween(query.from, query.to);
    const { members, total } = await this.sums.byMember(member, query, days);
    return paged(members.map(toReply(member)), total, days);
  }

  /** Lists downlines, most recent registration first. */
  async downlines(member: MemberRef, page: PageRequest, filter: DownlineFilter): Promise<Paged<DownlineMember>> {
    const { members, total } = await this.downline.page(member, page, filter);
    return paged(members.map(toReply(member)), total);
  }

  /** Lists withdrawals of income, newest first. @throws InvalidInput if the range is reversed */
  async withdrawals(member: MemberRef, query: DateRangeDto): Promise<Paged<IncomeWithdrawal>> {
    const days = daysBetween(query.from, query.to);
    const range = instantsOf(days, await this.calendar.zoneOf(member.prefix));
    const { data, total } = await this.account.withdrawals(member, query, range);
    return paged(data, total, days);
  }
}

const toReply =
  ({ prefix }: MemberRef) =>
  ({ username, level, joinedAt, income }: StoredDownline): DownlineMember => ({
    username: maskedMember({ prefix, username }),
    level,
    joinedAt: joinedAt.toISOString(),
    income: bahtNumber(income),
  });
