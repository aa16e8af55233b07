import { bigint, integer, jsonb, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { tenantTable, type Migration } from '../database/migration';

/** The state of an entry: to be delivered, delivered, or parked for an operator. */
export type OutboxState = 'waiting' | 'sent' | 'parked';

/** Messages to other systems, written in the transaction that they report. */
export const outboxEntryTable = pgTable(
  'outbox_entry',
  {
    agent: text().notNull(),
    id: uuid().notNull(),
    /** The order of delivery within a key. */
    position: bigint({ mode: 'bigint' }).generatedAlwaysAsIdentity(),
    topic: text().notNull(),
    /** The ordering key: a member's username. */
    key: text().notNull(),
    /** Identifies the entry to the receiver, the same for each attempt. */
    reference: text().notNull(),
    payload: jsonb().notNull(),
    state: text().$type<OutboxState>().notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    /** Earliest time of the next attempt; during a delivery the end of its lease. */
    dueAt: timestamp('due_at', { withTimezone: true }).notNull().defaultNow(),
    /** The id of the running delivery; outcomes of others are ignored. */
    claim: uuid(),
    /** The last failure, as a text for operators. */
    failure: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** When the entry was sent, parked, or settled by an operator. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.agent, table.id] }), unique().on(table.agent, table.topic, table.reference)],
);

export const outboxMigration: Migration = {
  id: 'shared-0004',
  sql: `
create table outbox_entry (
  agent text not null,
  id uuid not null,
  position bigint generated always as identity,
  topic text not null,
  key text not null,
  reference text not null,
  payload jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'parked')),
  attempts integer not null default 0,
  due_at timestamptz not null default now(),
  claim uuid,
  failure text,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  primary key (agent, id),
  unique (agent, topic, reference)
);
create index outbox_entry_due on outbox_entry (topic, due_at) where state = 'waiting';
create index outbox_entry_open on outbox_entry (agent, topic, key, position) where state <> 'sent';
create index outbox_entry_sent on outbox_entry (ended_at) where state = 'sent';
${tenantTable('outbox_entry', { appMay: ['select', 'insert'] })}`,
};

/**
 * Adds one entry in the caller's transaction, for money movements within an SQL function: `outbox_add(id, topic, key, reference,
 * payload)`. Writers of one key wait for one another, so positions follow the commits.
 */
export const outboxAddMigration: Migration = {
  id: 'shared-0007',
  sql: `
create function outbox_add(p_id uuid, p_topic text, p_key text, p_reference text, p_payload jsonb) returns void
language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(concat_ws(' ', 'outbox', current_setting('app.agent'), p_topic, p_key), 0));
  insert into outbox_entry (agent, id, topic, key, reference, payload)
  values (current_setting('app.agent'), p_id, p_topic, p_key, p_reference, p_payload);
end $$;
`,
};

/** Adds entries of one key in the caller's transaction, in the given order and in one statement; their ids are the references. */
export const outboxAddAllMigration: Migration = {
  id: 'shared-0010',
  sql: `
create function outbox_add_all(p_topic text, p_key text, p_ids uuid[], p_payloads jsonb[]) returns void
language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(concat_ws(' ', 'outbox', current_setting('app.agent'), p_topic, p_key), 0));
  insert into outbox_entry (agent, id, topic, key, reference, payload)
  select current_setting('app.agent'), e.id, p_topic, p_key, e.id::text, e.payload
  from rows from (unnest(p_ids), unnest(p_payloads)) with ordinality as e (id, payload, nth) order by e.nth;
end $$;
`,
};
