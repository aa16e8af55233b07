import { bigint, customType, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true }).notNull();
const satang = () => bigint({ mode: 'bigint' }).notNull();
/** The number of a transaction. */
const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });

/** The instant up to which the days of each agent have ended. */
export const dayEndTable = pgTable('day_end', {
  agent: text().primaryKey(),
  until: instant('until'),
  /** Transactions with lower numbers may not know this instant. */
  knownFrom: xid8('known_from'),
});

/** Facts of ended days that were recorded afterwards. */
export const lateFactTable = pgTable(
  'late_fact',
  {
    agent: text().notNull(),
    number: bigint({ mode: 'bigint' }).notNull().generatedAlwaysAsIdentity(),
    at: instant('at'),
  },
  (table) => [primaryKey({ columns: [table.agent, table.number] })],
);

/** What was played on a game on an ended day. */
export const endedDayPlayTable = pgTable(
  'ended_day_play',
  {
    agent: text().notNull(),
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
    gameId: text('game_id').notNull(),
    provider: text().notNull(),
    category: text().notNull(),
    stake: bigint('stake_satang', { mode: 'bigint' }).notNull(),
    payout: bigint('payout_satang', { mode: 'bigint' }).notNull(),
    bets: bigint({ mode: 'bigint' }).notNull(),
  },
  ({ agent, startsAt, endsAt, gameId, provider, category }) => [
    primaryKey({ columns: [agent, startsAt, endsAt, gameId, provider, category] }),
  ],
);

/** What bonuses of a kind cost on an ended day. */
export const endedDayBonusTable = pgTable(
  'ended_day_bonus',
  {
    agent: text().notNull(),
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
    kind: text().notNull(),
    satang: satang(),
  },
  (table) => [primaryKey({ columns: [table.agent, table.startsAt, table.endsAt, table.kind] })],
);

/** The figures of ended days. */
export const endedDayTable = pgTable(
  'ended_day',
  {
    agent: text().notNull(),
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
    deposits: satang(),
    firsts: integer().notNull(),
    withdrawals: satang(),
    stake: satang(),
    payout: satang(),
    active: integer().notNull(),
    fresh: integer().notNull(),
    bonus: satang(),
  },
  (table) => [primaryKey({ columns: [table.agent, table.startsAt, table.endsAt] })],
);
