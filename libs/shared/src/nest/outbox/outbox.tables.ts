import { bigint, integer, jsonb, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';

/** The state of an entry: to be delivered, delivered, or parked for an operator. */
export type OutboxState = 'waiting' | 'sent' | 'parked';

/** Messages to other systems, written in the transaction that they report. */
export const outboxEntryTable = pgTable(
  'outbox_entry',
  {
    agent: text().notNull(),
    id: uuid().notNull(),
    /** The order of delivery within a key. */
    position: bigint({ mode: 'bigint' }).generatedAlwaysAsIdentity(),
    topic: text().notNull(),
    /** The ordering key: a member's username. */
    key: text().notNull(),
    /** Identifies the entry to the receiver, the same for each attempt. */
    reference: text().notNull(),
    payload: jsonb().notNull(),
    state: text().$type<OutboxState>().notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    /** Earliest time of the next attempt; during a delivery the end of its lease. */
    dueAt: timestamp('due_at', { withTimezone: true }).notNull().defaultNow(),
    /** The id of the running delivery; outcomes of others are ignored. */
    claim: uuid(),
    /** The last failure, as a text for operators. */
    failure: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** When the entry was sent, parked, or settled by an operator. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.agent, table.id] }), unique().on(table.agent, table.topic, table.reference)],
);
