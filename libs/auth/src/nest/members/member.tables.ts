import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { bytea } from '@housebrand/shared/nest';

export const memberTable = pgTable(
  'member',
  {
    agent: text().notNull(),
    username: text().notNull(),
    memberId: text('member_id').notNull(),
    /** Keyed hash: allows lookups by phone number without storing it. */
    telIndex: bytea('tel_index'),
    accountIndex: bytea('account_index'),
    memberSince: timestamp('member_since', { withTimezone: true }),
    syncedAt: timestamp('synced_at', { withTimezone: true }).notNull(),
    lastActiveAt: timestamp('last_active_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.agent, table.username] })],
);
