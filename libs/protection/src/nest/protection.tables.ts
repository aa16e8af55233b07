import { bigint, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { ExclusionKind, LimitKind, LimitPeriod } from '../core';

export const playReminderTable = pgTable(
  'play_reminder',
  {
    agent: text().notNull(),
    username: text().notNull(),
    minutes: integer(),
    pendingMinutes: integer('pending_minutes'),
    pendingFrom: timestamp('pending_from', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.agent, table.username] })],
);

export const playExclusionTable = pgTable(
  'play_exclusion',
  {
    agent: text().notNull(),
    username: text().notNull(),
    id: uuid().notNull(),
    kind: text().$type<ExclusionKind>().notNull(),
    since: timestamp({ withTimezone: true }).notNull(),
    until: timestamp({ withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.agent, table.username, table.id] })],
);

export const playLimitTable = pgTable(
  'play_limit',
  {
    agent: text().notNull(),
    username: text().notNull(),
    kind: text().$type<LimitKind>().notNull(),
    period: text().$type<LimitPeriod>().notNull(),
    satang: bigint({ mode: 'bigint' }),
    pendingSatang: bigint('pending_satang', { mode: 'bigint' }),
    pendingFrom: timestamp('pending_from', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.agent, table.username, table.kind, table.period] })],
);

/** Changes of members' protection; append-only. */
export const playChangeTable = pgTable(
  'play_change',
  {
    agent: text().notNull(),
    username: text().notNull(),
    id: uuid().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** `reminder`, `COOL_OFF`, `SELF_EXCLUSION`, or a limit: `DEPOSIT DAY`. */
    what: text().notNull(),
    before: jsonb(),
    chosen: jsonb().notNull(),
  },
  (table) => [primaryKey({ columns: [table.agent, table.username, table.id] })],
);
