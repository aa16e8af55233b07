import { bigint, boolean, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Deposits that arrived and withdrawals that were paid, as the provider's reports showed them: append-only. */
export const reportedPaymentTable = pgTable(
  'reported_payment',
  {
    agent: text().notNull(),
    kind: text().$type<'DEPOSIT' | 'WITHDRAWAL'>().notNull(),
    /** The provider's. */
    reference: text().notNull(),
    username: text().notNull(),
    satang: bigint({ mode: 'bigint' }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }).notNull(),
    /** The member's first deposit. */
    isFirst: boolean('is_first').notNull(),
  },
  (table) => [primaryKey({ columns: [table.agent, table.kind, table.reference] })],
);
