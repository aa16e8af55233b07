import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Language } from '@housebrand/shared';

const createdAt = timestamp('created_at', { withTimezone: true }).notNull();

/** An agent's VAPID key pair. */
export const pushKeyTable = pgTable('push_key', {
  agent: text().primaryKey(),
  publicKey: text('public_key').notNull(),
  /** Sealed. */
  privateKey: text('private_key').notNull(),
  createdAt,
});

/** A browser that receives a member's push messages. */
export const pushSubscriptionTable = pgTable(
  'push_subscription',
  {
    agent: text().notNull(),
    id: uuid().notNull(),
    username: text().notNull(),
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    language: text().$type<Language>().notNull(),
    sessionId: text('session_id').notNull(),
    createdAt,
  },
  (table) => [primaryKey({ columns: [table.agent, table.id] })],
);
