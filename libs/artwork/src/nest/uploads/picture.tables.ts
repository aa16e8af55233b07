import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { bytea } from '@housebrand/shared/nest';

/** Pictures that agents have stored, by the hash of their content. */
export const agentPictureTable = pgTable(
  'agent_picture',
  {
    agent: text().notNull(),
    hash: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    content: bytea().notNull(),
    storedAt: timestamp('stored_at', { withTimezone: true }).notNull(),
    storedBy: text('stored_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.agent, table.hash] })],
);
