import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Only devices that became known after this time are trusted; without a row, all are. */
export const deviceTrustTable = pgTable(
  'device_trust',
  {
    agent: text().notNull(),
    username: text().notNull(),
    trustedFrom: timestamp('trusted_from', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.agent, table.username] })],
);
