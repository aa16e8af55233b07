-- keys are stored wrapped: a copy of this database opens nothing without the key of the configuration
create table token_key (
  id text primary key,
  purpose text not null check (purpose in ('seal', 'index')),
  wrapped text not null,
  created_at timestamptz not null default now(),
  retired_at timestamptz
);

create table member_session (
  agent text not null,
  id uuid not null,
  username text not null,
  member_id text not null,
  handle_hash bytea not null,
  member_system_token text not null,
  game_platform_token text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  revoked_at timestamptz,
  device text not null default '',
  -- when the password was last entered
  confirmed_at timestamptz,
  has_temporary_password boolean not null default false,
  primary key (agent, id),
  unique (agent, handle_hash)
);
-- the live sessions of a member
create index member_session_member on member_session (agent, username) where revoked_at is null;
create index member_session_seen on member_session (last_seen_at);

create table provider_credential (
  agent text not null,
  session_id uuid not null,
  sealed text not null,
  primary key (agent, session_id),
  foreign key (agent, session_id) references member_session (agent, id) on delete cascade
);

create table device_trust (
  agent text not null,
  username text not null,
  trusted_from timestamptz not null,
  primary key (agent, username)
);

-- the password that the game platform still accepts after a change that has not reached it
create table password_repair (
  agent text not null,
  username text not null,
  sealed text not null,
  since timestamptz not null,
  primary key (agent, username)
);
