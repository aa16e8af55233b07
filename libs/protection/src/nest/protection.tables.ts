import { integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { ExclusionKind } from '../core';

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
