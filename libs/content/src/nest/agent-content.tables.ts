import { jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { ContentKind } from '../core';

/** A list of one kind; banners have their own table. */
export const agentContentTable = pgTable(
  'agent_content',
  {
    agent: text().notNull(),
    kind: text().$type<Exclude<ContentKind, 'banners'>>().notNull(),
    rows: jsonb().$type<unknown[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.agent, table.kind] })],
);

/** All versions of each list since the first change: append-only. */
export const contentChangeTable = pgTable(
  'content_change',
  {
    agent: text().notNull(),
    id: uuid().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    changedBy: text('changed_by').notNull(),
    kind: text().$type<ContentKind>().notNull(),
    rows: jsonb().notNull(),
  },
  (table) => [primaryKey({ columns: [table.agent, table.id] })],
);
