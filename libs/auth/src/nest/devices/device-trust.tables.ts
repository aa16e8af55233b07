import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Since when the devices of a member are believed; no row: since ever. */
export const deviceTrustTable = pgTable(
  'device_trust',
  {
    agent: text().notNull(),
    username: text().notNull(),
    trustedFrom: timestamp('trusted_from', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.agent, table.username] })],
);
