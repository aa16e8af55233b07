import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { CampaignKind } from '../../core';

/** Saved documents; append-only. */
export const campaignVersionTable = pgTable(
  'campaign_version',
  {
    agent: text().notNull(),
    kind: text().$type<CampaignKind>().notNull(),
    number: integer().notNull(),
    fingerprint: text().notNull(),
    document: jsonb().$type<Record<string, unknown>>().notNull(),
    savedBy: text('saved_by'),
    reason: text(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.agent, table.kind, table.number] })],
);
