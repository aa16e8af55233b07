-- the audit trail: append-only, written in the audited transaction
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

-- an entry's place in its agent's chain
create table audit_link (
  agent text not null,
  position bigint not null check (position > 0),
  entry bigint not null,
  hash text not null,
  primary key (agent, position),
  unique (agent, entry)
);

-- the head of an agent's chain, and the transaction number below which everything is sealed
create table audit_head (
  agent text primary key,
  position bigint not null,
  hash text not null,
  horizon bigint not null
);
