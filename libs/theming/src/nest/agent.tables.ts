import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { KeyScope } from '@housebrand/shared';
import { bytea } from '@housebrand/shared/nest';
import type { AgentDetails, AgentLook } from './agent-record';

export const agentTable = pgTable('agent', {
  agent: text('agent').primaryKey(),
  name: text('name').notNull(),
  look: text('look').$type<AgentLook>().notNull(),
  version: integer('version').notNull().default(1),
  details: jsonb('details').$type<AgentDetails>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  closedAt: timestamp('closed_at', { withTimezone: true }),
});

export const agentKeyTable = pgTable(
  'agent_key',
  {
    agent: text('agent').notNull(),
    id: uuid('id').notNull(),
    keyHash: bytea('key_hash').notNull(),
    label: text('label').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    createdBy: text('created_by'),
    scopes: text('scopes').array().$type<KeyScope[]>(),
    networks: text('networks').array().notNull().default([]),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.agent, table.id] })],
);

export const siteSettingTable = pgTable('site_setting', {
  agent: text('agent').primaryKey(),
  disabledProviders: text('disabled_providers').array().notNull(),
  disabledGames: text('disabled_games').array().notNull(),
  isSmsOtp: boolean('is_sms_otp').notNull(),
  readAt: timestamp('read_at', { withTimezone: true }).notNull(),
});
