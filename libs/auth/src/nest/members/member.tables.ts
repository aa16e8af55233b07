import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { bytea } from '@housebrand/shared/nest';

/** Members who cannot log in. */
export const memberLockTable = pgTable(
  'member_lock',
  {
    agent: text().notNull(),
    username: text().notNull(),
    state: text().$type<'LOCKED' | 'CLOSED'>().notNull(),
    since: timestamp({ withTimezone: true }).notNull(),
    lockedBy: text('locked_by').notNull(),
    reason: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.agent, table.username] })],
);

export const memberTable = pgTable(
  'member',
  {
    agent: text().notNull(),
    username: text().notNull(),
    memberId: text('member_id').notNull(),
    /** Keyed hash: allows lookups by phone number without storing it. */
    telIndex: bytea('tel_index'),
    accountIndex: bytea('account_index'),
    /** Of the complete name, and of the first name. */
    nameIndex: bytea('name_index'),
    firstNameIndex: bytea('first_name_index'),
    memberSince: timestamp('member_since', { withTimezone: true }),
    syncedAt: timestamp('synced_at', { withTimezone: true }).notNull(),
    lastActiveAt: timestamp('last_active_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.agent, table.username] })],
);
