-- a line of a member's inbox; its text is rendered from kind and params when the member reads it
create table notification (
  agent text not null,
  username text not null,
  -- sorts by the time of the event
  id uuid not null,
  kind text not null,
  -- names the event: a payment, a session
  source_id text not null,
  params jsonb not null,
  at timestamptz not null,
  read_at timestamptz,
  primary key (agent, username, id),
  -- an event that is announced twice gives one line
  unique (agent, username, kind, source_id)
);
create index notification_unread on notification (agent, username) where read_at is null;
create index notification_at on notification (at);

create table notification_setting (
  agent text not null,
  username text not null,
  -- kinds that the member has switched off
  off_kinds text[] not null,
  changed_at timestamptz not null,
  primary key (agent, username)
);
