import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
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
    startsAt: timestamp('starts_at', { withTimezone: true }),
    endsAt: timestamp('ends_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.agent, table.id] })],
);
