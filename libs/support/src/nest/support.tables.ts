import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Author, ThreadPayment, ThreadState } from '../core';

/** Members' questions to the staff. */
export const supportThreadTable = pgTable(
  'support_thread',
  {
    agent: text().notNull(),
    id: uuid().notNull(),
    username: text().notNull(),
    paymentKey: text('payment_key'),
    payment: jsonb().$type<ThreadPayment>(),
    state: text().$type<ThreadState>().notNull(),
    since: timestamp({ withTimezone: true }).notNull(),
    lastAt: timestamp('last_at', { withTimezone: true }).notNull(),
    lastNumber: integer('last_number').notNull(),
    lastAnswer: integer('last_answer').notNull(),
    readUntil: integer('read_until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.agent, table.id] })],
);

/** The messages of threads; append-only. */
export const supportMessageTable = pgTable(
  'support_message',
  {
    agent: text().notNull(),
    thread: uuid().notNull(),
    number: integer().notNull(),
    author: text().$type<Author>().notNull(),
    text: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.agent, table.thread, table.number] })],
);
