create table agent (
  agent text primary key check (agent ~ '^(?=.*[A-Z])[A-Z0-9]{2,12}$'),
  name text not null check (name <> ''),
  look text not null check (look in ('default', 'own')),
  version integer not null default 1 check (version > 0),
  details jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- a closed agent keeps its row: usernames in the records start with its prefix, which no other agent may get
  closed_at timestamptz
);

create table agent_key (
  agent text not null references agent (agent),
  id uuid not null,
  key_hash bytea not null,
  label text not null,
  created_at timestamptz not null default now(),
  revoked_at timestamptz,
  primary key (agent, id)
);
-- a key is looked up before its agent is known; uniqueness applies within an agent
create index agent_key_hash on agent_key (key_hash);
create unique index agent_key_once on agent_key (agent, key_hash);

create table site_setting (
  agent text primary key references agent (agent),
  disabled_providers text[] not null,
  disabled_games text[] not null,
  is_sms_otp boolean not null,
  read_at timestamptz not null
);
