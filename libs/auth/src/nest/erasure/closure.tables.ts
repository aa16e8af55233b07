import { pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { bytea } from '@housebrand/shared/nest';

export const memberClosureTable = pgTable(
  'member_closure',
  {
    agent: text().notNull(),
    pseudonym: text().notNull(),
    /** Keyed hash: recognises the closed account without storing its name. */
    usernameIndex: bytea('username_index').notNull(),
    /** The name, sealed, until it is erased. */
    sealed: text(),
    closedAt: timestamp('closed_at', { withTimezone: true }).notNull(),
    /** `null`: waits for the erasure. */
    erasedAt: timestamp('erased_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.agent, table.pseudonym] }), unique().on(table.agent, table.usernameIndex)],
);
