import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Our part of a registration; the provider stores the rest. */
export const registrationTable = pgTable(
  'registration',
  {
    agent: text().notNull(),
    username: text().notNull(),
    /** The referring member; null without one, or if unknown. */
    referrer: text(),
    /** The host where the member registered. */
    site: text().notNull(),
    consentedAt: timestamp('consented_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.agent, table.username] })],
);

/** Registrations sent to the provider whose record is not complete yet. */
export const registrationIntentTable = pgTable(
  'registration_intent',
  {
    agent: text().notNull(),
    id: uuid().notNull(),
    /** The requested username; the provider decides whether a member with it exists. */
    username: text().notNull(),
    referrer: text(),
    site: text().notNull(),
    consentedAt: timestamp('consented_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.agent, table.id] })],
);
