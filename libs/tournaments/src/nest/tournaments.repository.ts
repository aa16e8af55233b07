import { and, asc, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import { Database, prepared, replaceList, statement, type AgentTx, type WantedRow } from '@housebrand/shared/nest';
import type { Scored } from '../core';
import { tournamentPrizeTable as prize, tournamentTable as table } from './tournament.tables';

/** How many ended tournaments are shown; an agent may hold one every day. */
const MAX_ENDED = 20;

export type TournamentRow = Omit<typeof table.$inferSelect, 'agent'>;
/** A tournament to store; without `closedAt`, a stored one keeps it. */
export type WantedTournament = WantedRow<typeof table>;

/** Identifies a tournament across agents. */
export interface TournamentRef {
  agent: string;
  id: string;
}

/** A prize whose payment has not started. */
export interface DuePrize extends TournamentRef {
  username: string;
}

export interface WonPrize extends Scored {
  rank: number;
  amount: bigint;
}

const SHOWN = statement('tournament.shown', ['now'], (q, { now }) => {
  const past = sql`(select past.end_date from tournament past where past.end_date <= ${now}::timestamptz
    order by past.end_date desc offset ${sql.raw(String(MAX_ENDED))} limit 1)`;
  return q
    .select()
    .from(table)
    .where(gt(table.endDate, sql`coalesce(${past}, '-infinity')`))
    .orderBy(asc(table.endDate), asc(table.id));
});

@Injectable()
export class TournamentsRepository {
  constructor(private readonly database: Database) {}

  /** The agent's tournaments, the earliest end first. */
  list(prefix: string): Promise<TournamentRow[]> {
    return this.database.read(prefix, (q) => q.select().from(table).orderBy(asc(table.endDate), asc(table.id)));
  }

  /** Tournaments that members see: open ones and the last ended ones, the earliest end first. */
  shown(prefix: string, now: Date): Promise<TournamentRow[]> {
    return this.database.read(prefix, (q) => prepared(q, SHOWN, { now: now.toISOString() }));
  }

  async find(prefix: string, id: string): Promise<TournamentRow | null> {
    const [found] = await this.database.read(prefix, (q) => q.select().from(table).where(eq(table.id, id)));
    return found ?? null;
  }

  /** Replaces the agent's tournaments by those chosen in view of the stored ones; another editor waits. */
  async replace(tx: AgentTx, choose: (stored: TournamentRow[]) => WantedTournament[]): Promise<void> {
    await replaceList(tx, table, 'id', choose);
  }

  /** Tournaments with an open board that overlap a range. */
  openIn(tx: AgentTx, from: Date, until: Date): Promise<TournamentRow[]> {
    return tx
      .select()
      .from(table)
      .where(and(isNull(table.closedAt), lt(table.startDate, until), gt(table.endDate, from)));
  }

  /** Tournaments that ended before an instant and are not closed, the earliest end first. */
  async due(before: Date): Promise<(TournamentRef & { endDate: Date })[]> {
    return this.database.asOperator((tx) =>
      tx
        .select({ agent: table.agent, id: table.id, endDate: table.endDate })
        .from(table)
        .where(and(isNull(table.closedAt), lte(table.endDate, before)))
        .orderBy(asc(table.endDate), asc(table.agent), asc(table.id)),
    );
  }

  /** Locks a tournament to close it. @returns `null` when another instance has closed it */
  async lockForUpdate(tx: AgentTx, id: string): Promise<TournamentRow | null> {
    const isOpen = and(eq(table.id, id), isNull(table.closedAt));
    const [found] = await tx.select().from(table).where(isOpen).for('update');
    return found ?? null;
  }

  /**
   * Ends a running tournament at an instant. It waits while the tournament is being closed.
   * @returns the end that was planned; `null` if it is not running
   */
  async endEarly(tx: AgentTx, id: string, at: Date): Promise<Date | null> {
    const isRunning = and(eq(table.id, id), lt(table.startDate, at), gt(table.endDate, at));
    const [found] = await tx.select({ endDate: table.endDate }).from(table).where(isRunning).for('update');
    if (!found) return null;
    await tx.update(table).set({ endDate: at }).where(eq(table.id, id));
    return found.endDate;
  }

  /** Records the prizes and freezes the board. */
  async close(tx: AgentTx, id: string, prizes: readonly WonPrize[], at: Date): Promise<void> {
    const { agent } = tx;
    if (prizes.length > 0) await tx.insert(prize).values(prizes.map((won) => ({ ...won, agent, tournamentId: id })));
    await tx.update(table).set({ closedAt: at }).where(eq(table.id, id));
  }

  /** Prizes of all agents whose payment has not started. */
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

  /** Locks a prize to pay it. @returns `null` when another instance has started the payment */
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
}
