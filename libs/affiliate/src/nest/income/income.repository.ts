import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import type { MemberRef, PageRequest, Satang } from '@housebrand/shared';
import { Database, prepared, statement, type AgentTx } from '@housebrand/shared/nest';
import type { IncomeKind, IncomeLine, IncomeTerms } from '../../core';
import {
  affiliateIncomeTable as table,
  affiliateSumTable as days,
  affiliateTermsTable as terms,
} from '../affiliate.tables';

/** An income line with its business day. */
export interface DatedLine extends IncomeLine {
  businessDay: string;
}

/** Income stored for a member. */
export interface StoredIncome {
  username: string;
  amountSatang: Satang;
}

export interface StoredLine extends IncomeLine {
  kind: IncomeKind;
}

const { amountSatang, businessDay, kind, username: owner } = table;

const EARNED = statement('affiliate_income.earned', ['betIds'], (q, p) =>
  q
    .select()
    .from(table)
    .where(and(sql`${table.betId} = any(${p.betIds}::text[])`, eq(kind, 'earned'))),
);
const STORE = statement(
  'affiliate_income.store',
  ['agent', 'kind', 'betIds', 'usernames', 'fromUsernames', 'levels', 'instants', 'days', 'amounts'],
  (q, p) =>
    q
      .insert(table)
      .select(
        sql`select ${p.agent}::text, bet_id, ${p.kind}::text, username, from_username, level, at, business_day, amount
          from unnest(${p.betIds}::text[], ${p.usernames}::text[], ${p.fromUsernames}::text[], ${p.levels}::int[], ${p.instants}::timestamptz[],
            ${p.days}::date[], ${p.amounts}::bigint[]) as line (bet_id, username, from_username, level, at, business_day, amount)`,
      )
      .onConflictDoNothing()
      .returning({ username: owner, amountSatang }),
);

/** Stores income lines. @returns only what is new */
async function store(tx: AgentTx, stored: IncomeKind, lines: readonly DatedLine[]): Promise<StoredIncome[]> {
  if (lines.length === 0) return [];
  return prepared(tx, STORE, {
    agent: tx.agent,
    kind: stored,
    betIds: lines.map(({ betId }) => betId),
    usernames: lines.map(({ username }) => username),
    fromUsernames: lines.map(({ fromUsername }) => fromUsername),
    levels: lines.map(({ level }) => level),
    instants: lines.map(({ at }) => at.toISOString()),
    days: lines.map((line) => line.businessDay),
    amounts: lines.map((line) => String(line.amountSatang)),
  });
}

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
    return store(tx, 'earned', lines);
  }

  /** Stores the opposite of all income earned from void bets. @returns only what is new */
  async reverse(tx: AgentTx, betIds: readonly string[]): Promise<StoredIncome[]> {
    if (betIds.length === 0) return [];
    const earned = await prepared(tx, EARNED, { betIds: [...betIds] });
    return store(
      tx,
      'takenBack',
      earned.map((line) => ({ ...line, amountSatang: -line.amountSatang })),
    );
  }

  /** Returns a page of the income of each bet of a business day, newest first. */
  async lines(
    member: MemberRef,
    date: string,
    { limit, offset }: PageRequest,
  ): Promise<{ lines: StoredLine[]; total: number }> {
    const isOfDay = and(eq(days.username, member.username), eq(days.grain, 'DAY'), eq(days.startsOn, date));
    const [lines, [counted]] = await Promise.all([
      this.database.read(member.prefix, (q) =>
        q
          .select()
          .from(table)
          .where(and(eq(owner, member.username), eq(businessDay, date)))
          .orderBy(desc(table.at), asc(table.betId), asc(kind))
          .limit(limit)
          .offset(offset),
      ),
      this.database.read(member.prefix, (q) => q.select({ total: days.lines }).from(days).where(isOfDay)),
    ]);
    return { lines, total: counted?.total ?? 0 };
  }
}
