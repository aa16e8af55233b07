import { bytea } from '@housebrand/shared/nest';
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Operators who can request and approve commands. */
export const operatorAccountTable = pgTable('operator_account', {
  name: text().primaryKey(),
  /** SHA-256 of the operator's key. */
  keyHash: bytea('key_hash').notNull(),
  addedBy: text('added_by').notNull(),
  addedAt: instant('added_at').notNull(),
  endedAt: instant('ended_at'),
});
