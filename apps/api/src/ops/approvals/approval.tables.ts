import { bigint, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

export type ApprovalState = 'OPEN' | 'APPLIED' | 'REFUSED';

/** A command that a second operator must approve. */
export const operatorApprovalTable = pgTable(
  'operator_approval',
  {
    agent: text().notNull(),
    id: uuid().notNull(),
    command: text().notNull(),
    /** Words and options of the command, as JSON. */
    input: text().notNull(),
    amountSatang: bigint('amount_satang', { mode: 'bigint' }).notNull(),
    requestedBy: text('requested_by').notNull(),
    requestedAt: instant('requested_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    state: text().$type<ApprovalState>().notNull().default('OPEN'),
    decidedBy: text('decided_by'),
    decidedAt: instant('decided_at'),
  },
  (table) => [primaryKey({ columns: [table.agent, table.id] })],
);
