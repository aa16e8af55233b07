import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { LegalKind, LocalizedText } from '../../core';

/** The versions that an agent has published: append-only. */
export const legalDocumentTable = pgTable(
  'legal_document',
  {
    agent: text().notNull(),
    kind: text().$type<LegalKind>().notNull(),
    version: integer().notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
    publishedBy: text('published_by').notNull(),
    text: jsonb().$type<LocalizedText>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.agent, table.kind, table.version] })],
);

/** The versions that members have accepted: append-only. */
export const legalConsentTable = pgTable(
  'legal_consent',
  {
    agent: text().notNull(),
    username: text().notNull(),
    kind: text().$type<LegalKind>().notNull(),
    version: integer().notNull(),
    acceptedAt: timestamp('accepted_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.agent, table.username, table.kind, table.version] })],
);
