import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** What the game platform still takes for a member's password. */
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
