import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

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
