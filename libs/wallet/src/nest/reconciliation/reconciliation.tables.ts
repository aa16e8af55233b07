import { bigint, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { CaseKind, CaseState, Reconciliation, RunResult, Unit } from '../../core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Differences that reconciliation found. */
export const reconciliationCaseTable = pgTable(
  'reconciliation_case',
  {
    agent: text().notNull(),
    id: uuid().notNull(),
    kind: text().$type<CaseKind>().notNull(),
    subject: text().notNull(),
    username: text(),
    unit: text().$type<Unit>().notNull(),
    /** Satang, or points; `null` while it is unknown. */
    amount: bigint({ mode: 'bigint' }),
    expected: text().notNull(),
    found: text().notNull(),
    /** When the transfer or payment in question happened. */
    happenedAt: instant('happened_at').notNull(),
    firstSeenAt: instant('first_seen_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    state: text().$type<CaseState>().notNull().default('OPEN'),
    endedAt: instant('ended_at'),
    /** Who closed it, and why. */
    note: text(),
  },
  (table) => [primaryKey({ columns: [table.agent, table.id] })],
);

/** What the comparisons found. */
export const reconciliationRunTable = pgTable(
  'reconciliation_run',
  {
    agent: text().notNull(),
    number: bigint({ mode: 'bigint' }).notNull().generatedAlwaysAsIdentity(),
    comparison: text().$type<Reconciliation>().notNull(),
    result: text().$type<RunResult>().notNull(),
    opened: integer().notNull(),
    gone: integer().notNull(),
    /** Cases that were open afterwards. */
    open: integer().notNull(),
    runs: integer().notNull().default(1),
    firstAt: instant('first_at').notNull(),
    lastAt: instant('last_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.agent, table.number] })],
);
