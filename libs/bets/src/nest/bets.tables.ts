import { sql } from 'drizzle-orm';
import { bigint, boolean, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { SumGrain } from '@housebrand/shared';
import type { BetEvent, TurnoverKind } from '../core';

const satang = (name: string) => bigint(name, { mode: 'bigint' }).notNull();
/** Columns that events and moves share. */
const bet = {
  agent: text().notNull(),
  betId: text('bet_id').notNull(),
  username: text().notNull(),
  gameId: text('game_id').notNull(),
  provider: text().notNull(),
  category: text().notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
  stakeSatang: satang('stake_satang'),
  payoutSatang: satang('payout_satang'),
};

const event = { ...bet, id: text().notNull(), kind: text().$type<BetEvent['kind']>().notNull() };

/** All events of the feed, each once, in partitions by month. */
export const betEventTable = pgTable('bet_event', event, (table) => [
  primaryKey({ columns: [table.agent, table.id, table.at] }),
]);

/** Events that arrived after their month was archived. */
export const betLateEventTable = pgTable('bet_late_event', event, (table) => [
  primaryKey({ columns: [table.agent, table.id, table.at] }),
]);

/** The instant up to which bets are archived, in one row; none: no bets are. */
export const betArchivedTable = pgTable('bet_archived', {
  isOnly: boolean('is_only').primaryKey().default(true),
  until: timestamp({ withTimezone: true }).notNull(),
});

/** The same instant in SQL, before all bets if none are archived. */
export const ARCHIVED_UNTIL = sql.raw(`coalesce((select until from bet_archived), '-infinity')`);

/** The stakes of bets that are neither settled nor void. A trigger of `bet_event` keeps them. */
export const betOpenStakeTable = pgTable(
  'bet_open_stake',
  {
    agent: text().notNull(),
    betId: text('bet_id').notNull(),
    id: text().notNull(),
    username: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    stakeSatang: satang('stake_satang'),
  },
  (table) => [primaryKey({ columns: [table.agent, table.betId, table.id] })],
);

/** The columns of `bet_turnover` that an insert writes: PostgreSQL assigns the position. */
export const moveColumns = { ...bet, kind: text().$type<TurnoverKind>().notNull() };

/** The moves of turnover, in partitions by month. `position` is their insertion order. */
export const betTurnoverTable = pgTable(
  'bet_turnover',
  // with its name: Drizzle looks up unnamed columns in the first definition of the table that it meets
  { ...moveColumns, position: bigint('position', { mode: 'bigint' }).notNull().generatedAlwaysAsIdentity() },
  (table) => [primaryKey({ columns: [table.agent, table.betId, table.kind, table.at] })],
);

/** What members have played by game, in each hour and day of UTC, without void bets. A trigger of `bet_turnover` keeps it. */
export const betSumTable = pgTable(
  'bet_sum',
  {
    agent: text().notNull(),
    username: text().notNull(),
    grain: text().$type<SumGrain>().notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    gameId: text('game_id').notNull(),
    provider: text().notNull(),
    category: text().notNull(),
    stakeSatang: satang('stake_satang'),
    payoutSatang: satang('payout_satang'),
    bets: bigint({ mode: 'number' }).notNull(),
    /** The largest payout of one bet. */
    highestPayoutSatang: satang('highest_payout_satang'),
    /** The best payout of one bet per baht staked, in hundredths. */
    bestMultiplierHundredths: satang('best_multiplier_hundredths'),
  },
  ({ agent, username, grain, startsAt, gameId, provider, category }) => [
    primaryKey({ columns: [agent, username, grain, startsAt, gameId, provider, category] }),
  ],
);

/** The cursor of the feed: one row, updated in the transaction that stores the page. */
export const betFeedTable = pgTable('bet_feed', {
  isOnly: boolean('is_only').primaryKey().default(true),
  cursor: text().notNull(),
});
