import { sql } from 'drizzle-orm';
import { bigint, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { appendOnly, OPERATOR_ROLE, tenantTable, type Migration } from '../database/migration';

/** Placeholder: a trigger sets the value. */
const STAMPED = sql`null`;
const whole = (name: string) => bigint(name, { mode: 'bigint' });

/** The audit entries: append-only, written in the audited transaction. */
export const auditEntryTable = pgTable(
  'audit_entry',
  {
    agent: text().notNull(),
    number: whole('number').notNull().generatedAlwaysAsIdentity(),
    /** The writing transaction, set by PostgreSQL rather than the writer. */
    xid: whole('xid').notNull().default(STAMPED),
    at: timestamp('at', { withTimezone: true }).notNull().default(STAMPED),
    actor: text().notNull(),
    action: text().notNull(),
    subject: text().notNull(),
    /** JSON as written, since its exact bytes are sealed. */
    details: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.agent, table.number] })],
);

/** An entry's place in its agent's chain. */
export const auditLinkTable = pgTable(
  'audit_link',
  {
    agent: text().notNull(),
    position: whole('position').notNull(),
    entry: whole('entry').notNull(),
    hash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.agent, table.position] })],
);

/** The head of an agent's chain, and the transaction number below which everything is sealed. */
export const auditHeadTable = pgTable('audit_head', {
  agent: text().notNull().primaryKey(),
  position: whole('position').notNull(),
  hash: text().notNull(),
  horizon: whole('horizon').notNull(),
});

export const auditMigration: Migration = {
  id: 'shared-0009',
  sql: `
create table audit_entry (
  agent text not null,
  number bigint not null generated always as identity,
  xid bigint not null,
  at timestamptz not null,
  actor text not null,
  action text not null,
  subject text not null,
  details text not null check (details::json is not null),
  primary key (agent, number)
);
create index audit_entry_unsealed on audit_entry (xid, number);
create index audit_entry_subject on audit_entry (agent, subject, number desc);
${tenantTable('audit_entry', { appMay: appendOnly })}
-- when, and by which transaction, is not for the writer to say
create function stamp_audit_entry() returns trigger language plpgsql as $$
begin
  new.xid := pg_current_xact_id()::text::bigint;
  new.at := clock_timestamp();
  return new;
end $$;
create trigger stamp before insert on audit_entry for each row execute function stamp_audit_entry();
-- what triggers of the domains write with, in the transaction that set them off
create function audit_note(p_agent text, p_actor text, p_action text, p_subject text, p_details json) returns void
language sql as $$
  insert into audit_entry (agent, actor, action, subject, details)
  values (p_agent, p_actor, p_action, p_subject, p_details::text);
$$;

create table audit_link (
  agent text not null,
  position bigint not null check (position > 0),
  entry bigint not null,
  hash text not null,
  primary key (agent, position),
  unique (agent, entry)
);
${tenantTable('audit_link', { appMay: [] })}
revoke update, delete on audit_link from ${OPERATOR_ROLE};
create trigger append_only before update or delete or truncate on audit_link
  for each statement execute function refuse_change();

create table audit_head (
  agent text primary key,
  position bigint not null,
  hash text not null,
  horizon bigint not null
);
${tenantTable('audit_head', { appMay: [] })}
revoke delete on audit_head from ${OPERATOR_ROLE};
`,
};
