import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { __Name__Title } from '../core';

export const __name__EntryTable = pgTable(
  '__name___entry',
  {
    agent: text().notNull(),
    id: integer().notNull(),
    title: jsonb().$type<__Name__Title>().notNull(),
    opensAt: timestamp('opens_at', { withTimezone: true }).notNull(),
    closesAt: timestamp('closes_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.agent, table.id] })],
);
