import { and, countDistinct, eq, gte, inArray, sql } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import type { MemberRef, Satang } from '@housebrand/shared';
import { Database, type AgentTx, type OperatorTx } from '@housebrand/shared/nest';
import type { BetEvent, KnownBet, TurnoverKind, TurnoverMove } from '../core';
import { betEventTable, betFeedTable, betOpenStakeTable, betTurnoverTable } from './bets.tables';

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

  /** Counts the bets that a member has staked since `from` and that are neither settled nor void. */
  async unsettled({ prefix, username }: MemberRef, from: Date): Promise<{ bets: number; stakeSatang: Satang }> {
    const { betId, stakeSatang, at } = betOpenStakeTable;
    const [sum] = await this.database.read(prefix, (q) =>
      q
        .select({ bets: countDistinct(betId), stakeSatang: sql`coalesce(sum(${stakeSatang}), 0)`.mapWith(BigInt) })
        .from(betOpenStakeTable)
        .where(and(eq(betOpenStakeTable.username, username), gte(at, from))),
    );
    return sum!;
  }
}

function toEvent({ agent: prefix, username, ...event }: typeof betEventTable.$inferSelect): BetEvent {
  return { ...event, member: { prefix, username } };
}
