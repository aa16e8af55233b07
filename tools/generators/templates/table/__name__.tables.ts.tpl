import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const __camel__Table = pgTable(
  '__snake__',
  {
    agent: text().notNull(),
    id: uuid().notNull(),
    username: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.agent, table.id] })],
);
