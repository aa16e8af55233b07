import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export type KeyPurpose = 'seal' | 'index';

export const tokenKeyTable = pgTable('token_key', {
  id: text().primaryKey(),
  purpose: text().$type<KeyPurpose>().notNull(),
  /** Sealed with a configured key (`TOKEN_KEYS`). */
  wrapped: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  retiredAt: timestamp('retired_at', { withTimezone: true }),
});
