-- the versions of terms and privacy notice that an agent has published; version 1 is the house's own
create table legal_document (
  agent text not null,
  kind text not null check (kind in ('terms', 'privacy')),
  version integer not null check (version > 1),
  published_at timestamptz not null,
  published_by text not null,
  text jsonb not null,
  primary key (agent, kind, version)
);

-- which version a member has accepted, and when
create table legal_consent (
  agent text not null,
  username text not null,
  kind text not null check (kind in ('terms', 'privacy')),
  version integer not null check (version > 0),
  accepted_at timestamptz not null,
  primary key (agent, username, kind, version)
);
