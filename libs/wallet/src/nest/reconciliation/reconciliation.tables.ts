import { bigint, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { CaseKind, CaseState, Unit } from '../../core';

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
