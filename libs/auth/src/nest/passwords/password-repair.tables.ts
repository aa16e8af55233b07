import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Passwords that the game platform still has after a change reached the member system only. */
export const passwordRepairTable = pgTable(
  'password_repair',
  {
    agent: text().notNull(),
    username: text().notNull(),
    sealed: text().notNull(),
    since: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.agent, table.username] })],
);
