import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { LocalizedText } from '../core';

export const bannerTable = pgTable(
  'banner',
  {
    agent: text().notNull(),
    id: text().notNull(),
    position: integer().notNull(),
    eyebrow: jsonb().$type<LocalizedText>().notNull(),
    title: jsonb().$type<LocalizedText>().notNull(),
    action: jsonb().$type<LocalizedText>().notNull(),
    path: text().notNull(),
    imgUrl: text('img_url').notNull(),
  },
  (table) => [primaryKey({ columns: [table.agent, table.id] })],
);
