import { bigint, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea } from '../database/columns';
import { tenantTable, type Migration } from '../database/migration';

/** What a call with an `Idempotency-Key` was answered, or that it is being answered. */
export const idempotentAnswerTable = pgTable(
  'idempotent_answer',
  {
    agent: text().notNull(),
    /** `''` for a call of the agent's key. */
    username: text().notNull(),
    /** Method and pattern: `POST /api/apps/favorite_games`. */
    route: text().notNull(),
    key: text().notNull(),
    /** Of address and body: the same key with another request is refused. */
    requestHash: bytea('request_hash').notNull(),
    /** Of the call that answers: when its process has died, or its lease is over, another may. */
    claim: uuid().notNull(),
    /** The lock of its process, see `Presence`; null when it held none. */
    holder: bigint({ mode: 'number' }),
    leaseUntil: timestamp('lease_until', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** HTTP status; null while the call is under way. */
    status: integer(),
    /** JSON: the payload, or a refusal's named error. Text, so that a repetition has the same bytes. */
    body: text(),
  },
  (table) => [primaryKey({ columns: [table.agent, table.username, table.route, table.key] })],
);

export const idempotencyMigration: Migration = {
  id: 'shared-0005',
  sql: `
create table idempotent_answer (
  agent text not null,
  username text not null,
  route text not null,
  key text not null,
  request_hash bytea not null,
  claim uuid not null,
  lease_until timestamptz not null,
  created_at timestamptz not null default now(),
  status integer,
  body text,
  primary key (agent, username, route, key)
);
create index idempotent_answer_age on idempotent_answer (created_at);
${tenantTable('idempotent_answer')}`,
};

export const idempotencyHolderMigration: Migration = {
  id: 'shared-0011',
  sql: 'alter table idempotent_answer add column holder bigint;',
};
