import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

export const announcementReadTable = pgTable(
  'announcement_read',
  {
    agent: text().notNull(),
    username: text().notNull(),
    /** Newest last. */
    ids: text().array().notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.agent, table.username] })],
);
