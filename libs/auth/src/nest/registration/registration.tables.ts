import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What we keep of a registration; the rest is the provider's. */
export const registrationTable = pgTable(
  'registration',
  {
    agent: text().notNull(),
    username: text().notNull(),
    /** The member who invited; empty when nobody did, or nobody we know. */
    referrer: text(),
    /** The host the member registered at. */
    site: text().notNull(),
    consentedAt: timestamp('consented_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.agent, table.username] })],
);

/** A registration that the provider was asked for, until our own record of it is whole. */
export const registrationIntentTable = pgTable(
  'registration_intent',
  {
    agent: text().notNull(),
    id: uuid().notNull(),
    /** That was asked for; whether it became a member is the provider's to say. */
    username: text().notNull(),
    referrer: text(),
    site: text().notNull(),
    consentedAt: timestamp('consented_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.agent, table.id] })],
);
