import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

export const favoriteGameListTable = pgTable(
  'favorite_game_list',
  {
    agent: text().notNull(),
    username: text().notNull(),
    games: text().array().notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.agent, table.username] })],
);
