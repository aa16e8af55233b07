import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** A member's report in which a payment may end soon. */
export const watchedReportTable = pgTable(
  'watched_report',
  {
    agent: text().notNull(),
    username: text().notNull(),
    kind: text().$type<'DEPOSIT' | 'WITHDRAWAL'>().notNull(),
    /** Payments created since then are announced when they end. */
    since: instant('since').notNull(),
    /** Those of them that have been announced. */
    announced: text().array().notNull().default([]),
    touchedAt: instant('touched_at').notNull(),
    /** Watched until then, and longer while a payment is open. */
    until: instant('until').notNull(),
    requestedAt: instant('requested_at'),
  },
  (table) => [primaryKey({ columns: [table.agent, table.username, table.kind] })],
);
