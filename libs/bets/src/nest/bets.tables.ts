import { bigint, boolean, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
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

/** All events of the feed, each once. */
export const betEventTable = pgTable(
  'bet_event',
  { ...bet, id: text().notNull(), kind: text().$type<BetEvent['kind']>().notNull() },
  (table) => [primaryKey({ columns: [table.agent, table.id] })],
);

/** The moves of turnover. `position` is their insertion order. */
export const betTurnoverTable = pgTable(
  'bet_turnover',
  {
    ...bet,
    kind: text().$type<TurnoverKind>().notNull(),
    position: bigint({ mode: 'bigint' }).notNull().generatedAlwaysAsIdentity(),
  },
  (table) => [primaryKey({ columns: [table.agent, table.betId, table.kind] })],
);

/** The cursor of the feed: one row, updated in the transaction that stores the page. */
export const betFeedTable = pgTable('bet_feed', {
  isOnly: boolean('is_only').primaryKey().default(true),
  cursor: text().notNull(),
});
