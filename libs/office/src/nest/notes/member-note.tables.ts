import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Notes about members; append-only. */
export const memberNoteTable = pgTable(
  'member_note',
  {
    agent: text().notNull(),
    id: uuid().notNull(),
    username: text().notNull(),
    author: text().notNull(),
    text: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.agent, table.id] })],
);
