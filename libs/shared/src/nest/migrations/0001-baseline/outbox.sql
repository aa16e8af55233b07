-- messages to other systems, written in the transaction that they report
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
-- entries are forgotten by their age, which is close to their order in the table
create index outbox_entry_created_at on outbox_entry using brin (created_at);
