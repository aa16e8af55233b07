import { and, asc, between, count, countDistinct, desc, eq, gte, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import type { DayRange, MemberRef, PageRequest, Satang } from '@housebrand/shared';
import { Database } from '@housebrand/shared/nest';
import { ALL_INCOME, incomePeriods, isOneSum, type IncomePeriods, type LevelCount } from '../../core';
import {
  affiliateSourceSumTable as sources,
  affiliateSumTable as sums,
  downlineCountTable as downlines,
  downlineTable as downline,
} from '../affiliate.tables';
import type { StoredDownline } from '../members/downline.repository';

export interface StoredDay {
  date: string;
  income: Satang;
  takenBack: Satang;
  bets: number;
  members: number;
}

/** A member's income in total and by month (`YYYY-MM`), and the number of downlines by level. */
export interface IncomeFigures {
  total: Satang;
  months: Map<string, Satang>;
  levels: LevelCount[];
}

/** Rows of `downline_income`. */
interface MembersPage {
  members: StoredDownline[];
  total: number;
}

/** Reads the sums of income, so that no read grows with the number of bets. */
@Injectable()
export class IncomeSumsRepository {
  constructor(private readonly database: Database) {}

  /** Returns a member's figures in one round trip. @param since the first month (`YYYY-MM`) to return */
  async figures({ prefix, username }: MemberRef, since: string): Promise<IncomeFigures> {
    const isWanted = or(isIn(sums, [ALL_INCOME]), and(eq(sums.grain, 'MONTH'), gte(sums.startsOn, `${since}-01`)));
    const rows = await this.database.read(prefix, (q) =>
      q
        .select({
          startsOn: sql<string | null>`${sums.startsOn}::text`,
          level: sql<number | null>`null::int`,
          value: sums.incomeSatang,
        })
        .from(sums)
        .where(and(eq(sums.username, username), isWanted))
        .unionAll(
          q
            .select({
              startsOn: sql<string | null>`null`,
              level: sql<number | null>`${downlines.level}`,
              value: sql<bigint>`${downlines.members}`,
            })
            .from(downlines)
            .where(and(eq(downlines.upline, username), eq(downlines.ending, ''))),
        ),
    );
    const earned = new Map(
      rows.flatMap(({ startsOn, value }) => (startsOn === null ? [] : [[startsOn, value] as const])),
    );
    const total = earned.get(ALL_INCOME.from) ?? 0n;
    earned.delete(ALL_INCOME.from);
    const levels = rows.flatMap(({ level, value }) => (level === null ? [] : [{ level, members: Number(value) }]));
    return {
      total,
      months: new Map([...earned].map(([startsOn, income]) => [startsOn.slice(0, 7), income])),
      levels: levels.sort((a, b) => a.level - b.level),
    };
  }

  /** Returns a page of the business days with income, newest first. */
  async days(
    member: MemberRef,
    { limit, offset }: PageRequest,
    range: DayRange,
  ): Promise<{ days: StoredDay[]; total: number }> {
    const { startsOn, incomeSatang, takenBackSatang, bets, members } = sums;
    const condition = and(eq(sums.username, member.username), isIn(sums, [{ grain: 'DAY', ...range }]));
    const rows = await this.database.read(member.prefix, (q) => {
      const page = q
        .select({ date: startsOn, income: incomeSatang, takenBack: takenBackSatang, bets, members })
        .from(sums)
        .where(condition)
        .orderBy(desc(startsOn))
        .limit(limit)
        .offset(offset)
        .as('page');
      const counted = q
        .select({ total: count().as('total') })
        .from(sums)
        .where(condition)
        .as('counted');
      // a page behind the last one has a total as well
      return q
        .select({ total: counted.total, day: page._.selectedFields })
        .from(counted)
        .leftJoin(page, sql`true`)
        .orderBy(desc(page.date));
    });
    return { days: rows.flatMap(({ day }) => (day ? [day] : [])), total: rows[0]!.total };
  }

  /**
   * Returns a page of the downlines who earned income, highest income first. For a range that is one sum it reads the rows of the page
   * only, or all of a short list; for another, a row for each downline and period in it.
   */
  async byMember(member: MemberRef, page: PageRequest, range: DayRange): Promise<MembersPage> {
    const periods = incomePeriods(range);
    const { members, total } = isOneSum(periods)
      ? await this.highest(member, page, periods)
      : await this.summed(member, page, periods);
    const names = members.map(({ username }) => username);
    if (names.length === 0) return { members: [], total };
    const { username, level, joinedAt } = downline;
    const bound = await this.database.read(member.prefix, (q) =>
      q
        .select({ username, level, joinedAt })
        .from(downline)
        .where(and(eq(downline.upline, member.username), inArray(username, names))),
    );
    const known = new Map(bound.map((one) => [one.username, one]));
    return { members: members.map((one) => ({ ...known.get(one.username)!, ...one })), total };
  }

  private async highest(
    { prefix, username }: MemberRef,
    { limit, offset }: PageRequest,
    one: readonly IncomePeriods[],
  ) {
    const { fromUsername, incomeSatang, orderedSatang } = sources;
    const [known] = await this.database.read(prefix, (q) =>
      q
        .select({ total: sums.members, isOrdered: sums.isOrdered })
        .from(sums)
        .where(and(eq(sums.username, username), isIn(sums, one))),
    );
    if (!known) return { members: [], total: 0 };
    const { total, isOrdered } = known;
    const members = await this.database.read(prefix, (q) =>
      q
        .select({ username: fromUsername, income: incomeSatang })
        .from(sources)
        .where(
          and(eq(sources.username, username), isIn(sources, one), isOrdered ? isNotNull(orderedSatang) : undefined),
        )
        .orderBy(desc(isOrdered ? orderedSatang : incomeSatang), asc(fromUsername))
        .limit(limit)
        .offset(offset),
    );
    return { members, total };
  }

  private async summed(
    { prefix, username }: MemberRef,
    { limit, offset }: PageRequest,
    periods: readonly IncomePeriods[],
  ) {
    const { fromUsername } = sources;
    const income = sql`sum(${sources.incomeSatang})`.mapWith(BigInt);
    const condition = and(eq(sources.username, username), isIn(sources, periods));
    const [members, [counted]] = await Promise.all([
      this.database.read(prefix, (q) =>
        q
          .select({ username: fromUsername, income })
          .from(sources)
          .where(condition)
          .groupBy(fromUsername)
          .orderBy(desc(income), asc(fromUsername))
          .limit(limit)
          .offset(offset),
      ),
      this.database.read(prefix, (q) =>
        q
          .select({ total: countDistinct(fromUsername) })
          .from(sources)
          .where(condition),
      ),
    ]);
    return { members, total: counted!.total };
  }
}

/** Whether a row belongs to one of the periods. A single day is compared with `=`, so that an index sorted by income serves it. */
function isIn({ grain, startsOn }: typeof sums | typeof sources, periods: readonly IncomePeriods[]) {
  return or(
    ...periods.map(({ grain: wanted, from, to }) =>
      and(eq(grain, wanted), from === to ? eq(startsOn, from) : between(startsOn, from, to)),
    ),
  );
}
