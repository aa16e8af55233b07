import { and, countDistinct, eq, getTableColumns, gte, ne, sql, type Placeholder, type SQL } from 'drizzle-orm';
import { pgTable } from 'drizzle-orm/pg-core';
import { Injectable } from '@nestjs/common';
import type { MemberRef, Satang } from '@housebrand/shared';
import { Database, prepared, qualified, statement, type AgentTx, type OperatorTx } from '@housebrand/shared/nest';
import type { BetEvent, KnownBet, TurnoverKind, TurnoverMove } from '../core';
import {
  ARCHIVED_UNTIL,
  betEventTable as table,
  betFeedTable,
  betLateEventTable,
  betOpenStakeTable,
  moveColumns,
} from './bets.tables';

/** The columns that events and moves share, each as an array. */
const COLUMNS = ['betIds', 'usernames', 'gameIds', 'providers', 'categories', 'instants', 'stakes', 'payouts'] as const;
type Columns = Record<(typeof COLUMNS)[number], string[]> & { agent: string };

/**
 * Stores events and returns the new settlements and voids, each with the earlier ones of its bet: the query sees the table as it was
 * before the insert. Events of archived months are stored apart, and do not count. For a settlement, events of its bet that are more
 * than two months older are not searched, for a void all are.
 */
const ADD_EVENTS = statement('bet_event.add', ['agent', ...COLUMNS, 'ids', 'kinds'], (q, p) => {
  const reported = q.$with('reported', getTableColumns(table)).as(sql`select ${p.agent}::text as agent, *
    from unnest(${shared(p)}, ${p.ids}::text[], ${p.kinds}::text[])
      as event (bet_id, username, game_id, provider, category, at, stake_satang, payout_satang, id, kind)`);
  const added = q.$with('added').as(
    q
      .insert(table)
      .select(sql`select * from reported where at >= ${ARCHIVED_UNTIL}`)
      .onConflictDoNothing()
      .returning({ agent: table.agent, id: table.id, betId: table.betId, kind: table.kind, at: table.at }),
  );
  const late = q.$with('late').as(
    q
      .insert(betLateEventTable)
      .select(sql`select * from reported where at < ${ARCHIVED_UNTIL}`)
      .onConflictDoNothing()
      .returning({ id: betLateEventTable.id }),
  );
  const booked = sql<TurnoverKind[]>`array(select move.kind from bet_turnover move
    where move.agent = ${qualified(table.agent)} and move.bet_id = ${qualified(table.betId)} and move.at = ${qualified(table.at)})`;
  const isEarlier = and(
    eq(table.agent, added.agent),
    eq(table.betId, added.betId),
    // literally as in the index
    sql`${table.kind} <> 'stake'`,
    sql`${table.at} >= case ${added.kind} when 'void' then '-infinity' else ${added.at} - interval '62 days' end`,
  );
  return q
    .with(reported, added, late)
    .select({ id: added.id, betId: added.betId, earlier: getTableColumns(table), booked })
    .from(added)
    .leftJoin(table, isEarlier)
    .where(ne(added.kind, 'stake'));
});

/** `bet_turnover` without its position: Drizzle inserts a selection into all columns of a table. */
const newMovesTable = pgTable('bet_turnover', moveColumns);
const BOOK = statement('bet_turnover.book', ['agent', ...COLUMNS, 'kinds'], (q, p) =>
  q.insert(newMovesTable).select(sql`select ${p.agent}::text, * from unnest(${shared(p)}, ${p.kinds}::text[])`),
);

function shared(p: Record<(typeof COLUMNS)[number], Placeholder>): SQL {
  return sql`${p.betIds}::text[], ${p.usernames}::text[], ${p.gameIds}::text[], ${p.providers}::text[], ${p.categories}::text[],
    ${p.instants}::timestamptz[], ${p.stakes}::bigint[], ${p.payouts}::bigint[]`;
}

function columnsOf({ agent }: AgentTx, bets: readonly Omit<TurnoverMove, 'kind'>[]): Columns {
  return {
    agent,
    betIds: bets.map(({ betId }) => betId),
    usernames: bets.map(({ member }) => member.username),
    gameIds: bets.map(({ gameId }) => gameId),
    providers: bets.map(({ provider }) => provider),
    categories: bets.map(({ category }) => category),
    instants: bets.map(({ at }) => at.toISOString()),
    stakes: bets.map(({ stakeSatang }) => String(stakeSatang)),
    payouts: bets.map(({ payoutSatang }) => String(payoutSatang)),
  };
}

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

  /**
   * Stores new events and ignores known ones, in one statement.
   * @returns the bets that have a new settlement or void, as they are stored now
   */
  async addEvents(tx: AgentTx, events: readonly BetEvent[]): Promise<KnownBet[]> {
    const values = { ...columnsOf(tx, events), ids: events.map(({ id }) => id), kinds: events.map(({ kind }) => kind) };
    const decided = await prepared(tx, ADD_EVENTS, values);
    const reported = new Map(events.map((event) => [event.id, event]));
    return [...Map.groupBy(decided, ({ betId }) => betId).values()].map((rows) => {
      const known = rows.flatMap(({ id, earlier }) => [reported.get(id)!, ...(earlier ? [toEvent(earlier)] : [])]);
      const counted = rows.find(({ earlier, booked }) => earlier?.kind === 'settle' && booked.includes('counted'));
      return {
        // of several settlements, the one that counts
        settled: counted ? toEvent(counted.earlier!) : known.find(({ kind }) => kind === 'settle'),
        isVoid: known.some(({ kind }) => kind === 'void'),
        booked: new Set(rows.flatMap(({ booked }) => booked)),
      };
    });
  }

  async book(tx: AgentTx, moves: readonly TurnoverMove[]): Promise<void> {
    if (moves.length === 0) return;
    await prepared(tx, BOOK, { ...columnsOf(tx, moves), kinds: moves.map(({ kind }) => kind) });
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

function toEvent({ agent: prefix, username, ...event }: typeof table.$inferSelect): BetEvent {
  return { ...event, member: { prefix, username } };
}
