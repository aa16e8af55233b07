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
