import { and, asc, eq, gt, isNull, lt, lte, notInArray, sql } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import { Database, type AgentTx, type OperatorTx } from '@housebrand/shared/nest';
import type { Scored } from '../core';
import {
  tournamentFeedTable as feed,
  tournamentPrizeTable as prize,
  tournamentTable as table,
} from './tournament.tables';

/** Of those that are over, so many are shown: an agent may have one every day. */
const MAX_ENDED = 20;

export type TournamentRow = Omit<typeof table.$inferSelect, 'agent'>;

/** A tournament of one of all agents. */
export interface TournamentRef {
  agent: string;
  id: string;
}

/** What was won and is not begun to be paid. */
export interface DuePrize extends TournamentRef {
  username: string;
}

export interface WonPrize extends Scored {
  rank: number;
  amount: bigint;
}

@Injectable()
export class TournamentsRepository {
  constructor(private readonly database: Database) {}

  /** The agent's tournaments, the one that ends first at the top. */
  list(prefix: string): Promise<TournamentRow[]> {
    return this.database.read(prefix, (q) => q.select().from(table).orderBy(asc(table.endDate), asc(table.id)));
  }

  /** What members see: those that are not over and the last of those that are, in the same order. */
  shown(prefix: string, now: Date): Promise<TournamentRow[]> {
    const past = sql`(select past.end_date from tournament past where past.end_date <= ${now.toISOString()}::timestamptz
      order by past.end_date desc offset ${MAX_ENDED} limit 1)`;
    const isShown = gt(table.endDate, sql`coalesce(${past}, '-infinity')`);
    return this.database.read(prefix, (q) =>
      q.select().from(table).where(isShown).orderBy(asc(table.endDate), asc(table.id)),
    );
  }

  async find(prefix: string, id: string): Promise<TournamentRow | null> {
    const [found] = await this.database.read(prefix, (q) => q.select().from(table).where(eq(table.id, id)));
    return found ?? null;
  }

  /** Takes the agent's tournaments to change them: another editor waits. */
  async lockAll(tx: AgentTx): Promise<TournamentRow[]> {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`tournaments:${tx.agent}`}))`);
    return tx.select().from(table).orderBy(asc(table.id)).for('update');
  }

  /** Puts tournaments in the place of those that are to come; those that have begun are changed at most. */
  async replace(tx: AgentTx, rows: readonly Omit<TournamentRow, 'closedAt'>[], now: Date): Promise<void> {
    const ids = rows.map(({ id }) => id);
    await tx.delete(table).where(and(gt(table.startDate, now), notInArray(table.id, ids)));
    for (const row of rows) {
      await tx
        .insert(table)
        .values({ agent: tx.agent, ...row })
        .onConflictDoUpdate({ target: [table.agent, table.id], set: row });
    }
  }

  /** Those whose boards still move and that count a time. */
  openIn(tx: AgentTx, from: Date, until: Date): Promise<TournamentRow[]> {
    return tx
      .select()
      .from(table)
      .where(and(isNull(table.closedAt), lt(table.startDate, until), gt(table.endDate, from)));
  }

  /** Those that ended before an instant and are not closed, the longest over first. */
  async due(before: Date): Promise<(TournamentRef & { endDate: Date })[]> {
    return this.database.asOperator((tx) =>
      tx
        .select({ agent: table.agent, id: table.id, endDate: table.endDate })
        .from(table)
        .where(and(isNull(table.closedAt), lte(table.endDate, before)))
        .orderBy(asc(table.endDate), asc(table.agent), asc(table.id)),
    );
  }

  /** Takes a tournament to close it: whoever wants the same waits. @returns `null` when it was closed meanwhile */
  async lockForUpdate(tx: AgentTx, id: string): Promise<TournamentRow | null> {
    const isOpen = and(eq(table.id, id), isNull(table.closedAt));
    const [found] = await tx.select().from(table).where(isOpen).for('update');
    return found ?? null;
  }

  /** Notes who won what; nothing moves on the board from now on. */
  async close(tx: AgentTx, id: string, prizes: readonly WonPrize[], at: Date): Promise<void> {
    const { agent } = tx;
    if (prizes.length > 0) await tx.insert(prize).values(prizes.map((won) => ({ ...won, agent, tournamentId: id })));
    await tx.update(table).set({ closedAt: at }).where(eq(table.id, id));
  }

  /** Prizes of all agents that are not begun to be paid. */
  async unpaid(limit: number): Promise<DuePrize[]> {
    return this.database.asOperator((tx) =>
      tx
        .select({ agent: prize.agent, id: prize.tournamentId, username: prize.username })
        .from(prize)
        .where(isNull(prize.payment))
        .orderBy(asc(prize.agent), asc(prize.tournamentId), asc(prize.rank), asc(prize.username))
        .limit(limit),
    );
  }

  /** Takes a prize to pay it: whoever wants the same waits. @returns `null` when it was begun meanwhile */
  async lockPrize(
    tx: AgentTx,
    { id, username }: DuePrize,
  ): Promise<{ amount: bigint; tournament: TournamentRow } | null> {
    const isIt = and(eq(prize.tournamentId, id), eq(prize.username, username), isNull(prize.payment));
    const [found] = await tx.select({ amount: prize.amount }).from(prize).where(isIt).for('update');
    if (!found) return null;
    const [tournament] = await tx.select().from(table).where(eq(table.id, id));
    return { amount: found.amount, tournament: tournament! };
  }

  async recordPaid(tx: AgentTx, { id, username }: DuePrize, payment: string): Promise<void> {
    const isIt = and(eq(prize.tournamentId, id), eq(prize.username, username));
    await tx.update(prize).set({ payment }).where(isIt);
  }

  /** How far the bets have been scored; whoever asks for the same waits until the transaction is over. */
  async position(tx: OperatorTx): Promise<bigint> {
    const [at] = await tx
      .insert(feed)
      .values({ position: 0n })
      .onConflictDoUpdate({ target: feed.isOnly, set: { position: sql`${feed.position}` } })
      .returning();
    return at!.position;
  }

  async moveTo(tx: OperatorTx, position: bigint): Promise<void> {
    await tx.update(feed).set({ position });
  }

  /** Work of one agent. */
  transaction<T>(prefix: string, work: (tx: AgentTx) => Promise<T>): Promise<T> {
    return this.database.forAgent(prefix, work);
  }

  /** Work over all agents. */
  transactionAcrossAgents<T>(work: (tx: OperatorTx) => Promise<T>): Promise<T> {
    return this.database.asOperator(work);
  }
}
