import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { bytea } from '@housebrand/shared/nest';
import type { SportLobby } from '../../core';

export const sportTicketTable = pgTable(
  'sport_ticket',
  {
    agent: text().notNull(),
    username: text().notNull(),
    hash: bytea().notNull(),
    lobby: text().$type<SportLobby>().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.agent, table.username] })],
);
