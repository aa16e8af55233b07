import { sql } from 'drizzle-orm';
import { bigint, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Placeholder: a trigger sets the value. */
const STAMPED = sql`null`;
const whole = (name: string) => bigint(name, { mode: 'bigint' });

/** The audit entries: append-only, written in the audited transaction. */
export const auditEntryTable = pgTable(
  'audit_entry',
  {
    agent: text().notNull(),
    number: whole('number').notNull().generatedAlwaysAsIdentity(),
    /** The writing transaction, set by PostgreSQL rather than the writer. */
    xid: whole('xid').notNull().default(STAMPED),
    at: timestamp('at', { withTimezone: true }).notNull().default(STAMPED),
    actor: text().notNull(),
    action: text().notNull(),
    subject: text().notNull(),
    /** JSON as written, since its exact bytes are sealed. */
    details: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.agent, table.number] })],
);

/** An entry's place in its agent's chain. */
export const auditLinkTable = pgTable(
  'audit_link',
  {
    agent: text().notNull(),
    position: whole('position').notNull(),
    entry: whole('entry').notNull(),
    hash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.agent, table.position] })],
);

/** The head of an agent's chain, and the transaction number below which everything is sealed. */
export const auditHeadTable = pgTable('audit_head', {
  agent: text().notNull().primaryKey(),
  position: whole('position').notNull(),
  hash: text().notNull(),
  horizon: whole('horizon').notNull(),
});
