import { and, eq, gte, inArray, lt, not, or, sql } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import type { MemberRef, Satang } from '@housebrand/shared';
import { Database, qualified, type AgentTx, type OperatorTx } from '@housebrand/shared/nest';
import type {
  BetEvent,
  KnownBet,
  PlayedGameSums,
  PlayedSums,
  PlayQuery,
  TurnoverKind,
  TurnoverMove,
  WantedSums,
} from '../core';
import { betEventTable, betFeedTable, betTurnoverTable } from './bets.tables';

const { stakeSatang, payoutSatang, at, kind } = betTurnoverTable;
/** Void bets cancel out: the table has a positive and a negative row for each. */
const sums = {
  turnoverSatang: sql`coalesce(sum(${stakeSatang}), 0)`.mapWith(BigInt),
  payoutSatang: sql`coalesce(sum(${payoutSatang}), 0)`.mapWith(BigInt),
  bets: sql`coalesce(sum(case ${kind} when 'counted' then 1 else -1 end), 0)`.mapWith(Number),
};
const playedBy = ({ username }: MemberRef, from: Date, until: Date) =>
  and(eq(betTurnoverTable.username, username), gte(at, from), lt(at, until));

@Injectable()
export class BetsRepository {
  constructor(private readonly database: Database) {}

  /** Returns the cursor of the last page stored; `null`: none yet. */
  async cursor(): Promise<string | null> {
    const text = 'select cursor from bet_feed';
    const { rows } = await this.database.operatorQuery<{ cursor: string }>({ name: 'bet_feed.cursor', text });
    return rows[0]?.cursor ?? null;
  }

  /** Moves the cursor if it has not changed since the page was requested. @returns whether it moved */
  async moveCursor(tx: OperatorTx, from: string | null, to: string): Promise<boolean> {
    const moved =
      from === null
        ? tx.insert(betFeedTable).values({ cursor: to }).onConflictDoNothing().returning()
        : tx.update(betFeedTable).set({ cursor: to }).where(eq(betFeedTable.cursor, from)).returning();
    return (await moved).length > 0;
  }

  /** Stores new events and ignores known ones. @returns the ids of the bets with new events */
  async addEvents(tx: AgentTx, events: readonly BetEvent[]): Promise<string[]> {
    const added = await tx
      .insert(betEventTable)
      .values(events.map(({ member, ...event }) => ({ ...event, agent: tx.agent, username: member.username })))
      .onConflictDoNothing()
      .returning({ betId: betEventTable.betId });
    return [...new Set(added.map(({ betId }) => betId))];
  }

  /** Returns the stored state of bets that have a settlement or void. */
  async known(tx: AgentTx, betIds: string[]): Promise<KnownBet[]> {
    const events = await tx
      .select()
      .from(betEventTable)
      .where(and(inArray(betEventTable.betId, betIds), inArray(betEventTable.kind, ['settle', 'void'])));
    const moves = await tx
      .select({ betId: betTurnoverTable.betId, kind: betTurnoverTable.kind })
      .from(betTurnoverTable)
      .where(inArray(betTurnoverTable.betId, betIds));
    const booked = Map.groupBy(moves, ({ betId }) => betId);
    return [...Map.groupBy(events, ({ betId }) => betId)].map(([betId, reported]) => ({
      settled: reported.map(toEvent).find(({ kind }) => kind === 'settle'),
      isVoid: reported.some(({ kind }) => kind === 'void'),
      booked: new Set<TurnoverKind>(booked.get(betId)?.map(({ kind }) => kind)),
    }));
  }

  async book(tx: AgentTx, moves: readonly TurnoverMove[]): Promise<void> {
    if (moves.length === 0) return;
    const rows = moves.map(({ member, ...move }) => ({ ...move, agent: tx.agent, username: member.username }));
    await tx.insert(betTurnoverTable).values(rows);
  }

  /** Sums a member's bets settled from `from` (inclusive) to `until` (exclusive), excluding void bets. */
  async played(member: MemberRef, from: Date, until: Date): Promise<PlayedSums> {
    const [played] = await this.database.read(member.prefix, (q) =>
      q
        .select(sums)
        .from(betTurnoverTable)
        .where(playedBy(member, from, until)),
    );
    return played!;
  }

  /** Like {@link played}, by game. */
  playedByGame(member: MemberRef, from: Date, until: Date): Promise<PlayedGameSums[]> {
    const { gameId, provider, category } = betTurnoverTable;
    return this.database.read(member.prefix, (q) =>
      q
        .select({ gameId, provider, category, ...sums })
        .from(betTurnoverTable)
        .where(playedBy(member, from, until))
        .groupBy(gameId, provider, category),
    );
  }

  /** Sums the bets of an agent's members; members without matching bets are omitted. */
  wantedSums(prefix: string, { usernames, from, until, gameIds, categories }: PlayQuery): Promise<WantedSums[]> {
    const { agent, betId, username, gameId, category } = betTurnoverTable;
    const upper = categories.map((name) => name.toUpperCase());
    const isListed =
      gameIds.length + upper.length === 0
        ? undefined
        : or(
            gameIds.length > 0 ? inArray(gameId, [...gameIds]) : undefined,
            upper.length > 0 ? inArray(sql`upper(${category})`, upper) : undefined,
          );
    const isVoid = sql`exists (select from bet_turnover undone
      where undone.agent = ${qualified(agent)} and undone.bet_id = ${qualified(betId)} and undone.kind = 'takenBack')`;
    const isTheirs = usernames && inArray(username, [...usernames]);
    return this.database.read(prefix, (q) =>
      q
        .select({
          username,
          ...sums,
          highestPayoutSatang: sql`max(${payoutSatang})`.mapWith(BigInt),
          bestMultiplierHundredths: sql`coalesce(max(${payoutSatang} * 100 / nullif(${stakeSatang}, 0)), 0)`.mapWith(
            BigInt,
          ),
        })
        .from(betTurnoverTable)
        .where(and(eq(kind, 'counted'), gte(at, from), lt(at, until), isTheirs, isListed, not(isVoid)))
        .groupBy(username),
    );
  }

  /** Counts the bets that a member has staked since `from` and that are neither settled nor void. */
  async unsettled({ prefix, username }: MemberRef, from: Date): Promise<{ bets: number; stakeSatang: Satang }> {
    const reported = betEventTable;
    const isDecided = sql`exists (select from bet_event known
      where known.agent = ${qualified(reported.agent)} and known.bet_id = ${qualified(reported.betId)} and known.kind <> 'stake')`;
    const isTheirs = and(eq(reported.username, username), eq(reported.kind, 'stake'), gte(reported.at, from));
    const [sum] = await this.database.read(prefix, (q) =>
      q
        .select({
          bets: sql`count(distinct ${reported.betId})`.mapWith(Number),
          stakeSatang: sql`coalesce(sum(${reported.stakeSatang}), 0)`.mapWith(BigInt),
        })
        .from(reported)
        .where(and(isTheirs, not(isDecided))),
    );
    return sum!;
  }
}

function toEvent({ agent: prefix, username, ...event }: typeof betEventTable.$inferSelect): BetEvent {
  return { ...event, member: { prefix, username } };
}
