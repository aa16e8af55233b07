import { bigint, integer, jsonb, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { tenantTable, type Migration } from '../database/migration';

/** What an entry is: still to be delivered, delivered, or put aside for an operator. */
export type OutboxState = 'waiting' | 'sent' | 'parked';

/** What has been promised to another system in the transaction that made it true here. */
export const outboxEntryTable = pgTable(
  'outbox_entry',
  {
    agent: text().notNull(),
    id: uuid().notNull(),
    /** Within a key entries are delivered in this order. */
    position: bigint({ mode: 'bigint' }).generatedAlwaysAsIdentity(),
    topic: text().notNull(),
    /** What keeps its order: a member's username. */
    key: text().notNull(),
    /** What the other side knows the entry by, the same however often it is sent. */
    reference: text().notNull(),
    payload: jsonb().notNull(),
    state: text().$type<OutboxState>().notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    /** Not before this. An entry that is being delivered is due again when its lease is over. */
    dueAt: timestamp('due_at', { withTimezone: true }).notNull().defaultNow(),
    /** Of the delivery under way: only its own outcome counts. */
    claim: uuid(),
    /** The last failure, in words for operators. */
    failure: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** When it was sent, parked, or settled by an operator. */
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
 * One entry in the caller's transaction, for money moves that are one SQL function: `outbox_add(id, topic, key, reference,
 * payload)`. Writers of one key wait for one another, so that positions are in the order of commits.
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

/** Entries of one key in the caller's transaction, in the order given and in one statement; each is its own reference. */
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
