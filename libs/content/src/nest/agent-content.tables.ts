import { jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { ContentKind } from '../core';

/** One list of one kind; banners have a table of their own. */
export const agentContentTable = pgTable(
  'agent_content',
  {
    agent: text().notNull(),
    kind: text().$type<Exclude<ContentKind, 'banners'>>().notNull(),
    rows: jsonb().$type<unknown[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.agent, table.kind] })],
);

/** Every list that an agent has had since the first change: append-only. */
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
