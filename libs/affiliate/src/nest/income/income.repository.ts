import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import type { MemberRef, PageRequest, Satang } from '@housebrand/shared';
import { Database, type AgentTx } from '@housebrand/shared/nest';
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
