import { and, asc, between, countDistinct, desc, eq, inArray, sql } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import type { DayRange, MemberRef, PageRequest, Satang } from '@housebrand/shared';
import { Database, type AgentTx } from '@housebrand/shared/nest';
import type { IncomeKind, IncomeLine, IncomeTerms, LevelCount } from '../../core';
import {
  affiliateIncomeTable as table,
  affiliateTermsTable as terms,
  downlineTable as downline,
} from '../affiliate.tables';
import type { StoredDownline } from '../members/downline.repository';

/** An income line with its business day. */
export interface DatedLine extends IncomeLine {
  businessDay: string;
}

/** Income stored for a member. */
export interface StoredIncome {
  username: string;
  amountSatang: Satang;
}

export interface StoredDay {
  date: string;
  income: Satang;
  takenBack: Satang;
  bets: number;
  members: number;
}

export interface StoredLine extends IncomeLine {
  kind: IncomeKind;
}

const { amountSatang, businessDay, fromUsername, kind, username: owner } = table;
const sum = sql`coalesce(sum(${amountSatang}), 0)`.mapWith(BigInt);
const takenBack = sql`coalesce(sum(${amountSatang}) filter (where ${kind} = 'takenBack'), 0)`.mapWith(BigInt);
/** Number of members, cast to the type of a sum for the union in `figures`. */
const members = sql`count(*)::numeric`.mapWith(BigInt);
const bets = sql`count(distinct ${table.betId}) - count(distinct ${table.betId}) filter (where ${kind} = 'takenBack')`;

@Injectable()
export class IncomeRepository {
  constructor(private readonly database: Database) {}

  async terms(tx: AgentTx): Promise<IncomeTerms[]> {
    const { since, basis, shares } = terms;
    return tx.select({ since, basis, shares }).from(terms);
  }

  /** Returns all terms that an agent has ever set. */
  termsOf(prefix: string): Promise<IncomeTerms[]> {
    const { since, basis, shares } = terms;
    return this.database.read(prefix, (q) => q.select({ since, basis, shares }).from(terms));
  }

  /** Adds terms from an instant on, but at least 1 ms after the latest ones, so that earlier income keeps its terms. */
  async addTerms(tx: AgentTx, { basis, shares, since }: IncomeTerms): Promise<IncomeTerms> {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`affiliate terms:${tx.agent}`}))`);
    const last = Math.max(...(await this.terms(tx)).map((known) => known.since.getTime() + 1), since.getTime());
    const added = { basis, shares: [...shares], since: new Date(last) };
    await tx.insert(terms).values({ agent: tx.agent, ...added });
    return added;
  }

  /** Stores earned income, once per bet and upline. @returns only what is new */
  async earn(tx: AgentTx, lines: readonly DatedLine[]): Promise<StoredIncome[]> {
    if (lines.length === 0) return [];
    const rows = lines.map((line) => ({ ...line, agent: tx.agent, kind: 'earned' as const }));
    return tx.insert(table).values(rows).onConflictDoNothing().returning({ username: owner, amountSatang });
  }

  /** Stores the opposite of all income earned from void bets. @returns only what is new */
  async reverse(tx: AgentTx, betIds: readonly string[]): Promise<StoredIncome[]> {
    if (betIds.length === 0) return [];
    const earned = await tx
      .select()
      .from(table)
      .where(and(inArray(table.betId, [...betIds]), eq(kind, 'earned')));
    if (earned.length === 0) return [];
    const rows = earned.map((line) => ({ ...line, kind: 'takenBack' as const, amountSatang: -line.amountSatang }));
    return tx.insert(table).values(rows).onConflictDoNothing().returning({ username: owner, amountSatang });
  }

  /** Returns net income by month (`YYYY-MM`) and the number of downlines by level, in one round trip. */
  async figures({ prefix, username }: MemberRef): Promise<{ months: Map<string, Satang>; levels: LevelCount[] }> {
    const month = sql<string>`to_char(${businessDay}, 'YYYY-MM')`;
    const rows = await this.database.read(prefix, (q) =>
      q
        .select({ month: sql<string | null>`${month}`, level: sql<number | null>`null::int`, value: sum })
        .from(table)
        .where(eq(owner, username))
        .groupBy(month)
        .unionAll(
          q
            .select({ month: sql<string | null>`null`, level: sql<number | null>`${downline.level}`, value: members })
            .from(downline)
            .where(eq(downline.upline, username))
            .groupBy(downline.level),
        ),
    );
    const levels = rows.flatMap(({ level, value }) => (level === null ? [] : [{ level, members: Number(value) }]));
    return {
      months: new Map(rows.flatMap((row) => (row.month === null ? [] : [[row.month, row.value] as const]))),
      levels: levels.sort((a, b) => a.level - b.level),
    };
  }

  /** Returns a page of the business days with income, newest first. */
  async days(
    member: MemberRef,
    { limit, offset }: PageRequest,
    range: DayRange,
  ): Promise<{ days: StoredDay[]; total: number }> {
    const condition = and(eq(owner, member.username), between(businessDay, range.from, range.to));
    const [days, [counted]] = await Promise.all([
      this.database.read(member.prefix, (q) =>
        q
          .select({
            date: businessDay,
            income: sum,
            takenBack,
            bets: bets.mapWith(Number),
            members: countDistinct(fromUsername),
          })
          .from(table)
          .where(condition)
          .groupBy(businessDay)
          .orderBy(desc(businessDay))
          .limit(limit)
          .offset(offset),
      ),
      this.database.read(member.prefix, (q) =>
        q
          .select({ total: countDistinct(businessDay) })
          .from(table)
          .where(condition),
      ),
    ]);
    return { days, total: counted!.total };
  }

  /** Returns a page of the income of each bet of a business day, newest first. */
  async lines(
    member: MemberRef,
    date: string,
    { limit, offset }: PageRequest,
  ): Promise<{ lines: StoredLine[]; total: number }> {
    const condition = and(eq(owner, member.username), eq(businessDay, date));
    const [lines, [counted]] = await Promise.all([
      this.database.read(member.prefix, (q) =>
        q
          .select()
          .from(table)
          .where(condition)
          .orderBy(desc(table.at), asc(table.betId), asc(kind))
          .limit(limit)
          .offset(offset),
      ),
      this.database.read(member.prefix, (q) =>
        q
          .select({ total: sql<number>`count(*)::int` })
          .from(table)
          .where(condition),
      ),
    ]);
    return { lines, total: counted!.total };
  }

  /** Returns a page of the downlines who earned income, highest income first. */
  async byMember(
    member: MemberRef,
    { limit, offset }: PageRequest,
    range: DayRange,
  ): Promise<{ members: StoredDownline[]; total: number }> {
    const condition = and(eq(owner, member.username), between(businessDay, range.from, range.to));
    const isBound = and(
      eq(downline.agent, table.agent),
      eq(downline.upline, owner),
      eq(downline.username, fromUsername),
    );
    const { level, joinedAt } = downline;
    const [members, [counted]] = await Promise.all([
      this.database.read(member.prefix, (q) =>
        q
          .select({ username: fromUsername, level, joinedAt, income: sum })
          .from(table)
          .innerJoin(downline, isBound)
          .where(condition)
          .groupBy(fromUsername, level, joinedAt)
          .orderBy(desc(sum), asc(fromUsername))
          .limit(limit)
          .offset(offset),
      ),
      this.database.read(member.prefix, (q) =>
        q
          .select({ total: countDistinct(fromUsername) })
          .from(table)
          .where(condition),
      ),
    ]);
    return { members, total: counted!.total };
  }
}
