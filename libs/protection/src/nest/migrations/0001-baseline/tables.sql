create table play_reminder (
  agent text not null,
  username text not null,
  -- null: no reminder
  minutes int,
  pending_minutes int,
  -- null: nothing pending
  pending_from timestamptz,
  primary key (agent, username)
);

-- append-only: no database role can shorten or delete an exclusion
create table play_exclusion (
  agent text not null,
  username text not null,
  id uuid not null,
  kind text not null check (kind in ('COOL_OFF', 'SELF_EXCLUSION')),
  since timestamptz not null,
  -- null: no end
  until timestamptz,
  primary key (agent, username, id),
  check (until is null or until > since)
);

create table play_limit (
  agent text not null,
  username text not null,
  kind text not null check (kind in ('DEPOSIT', 'LOSS')),
  period text not null check (period in ('DAY', 'WEEK', 'MONTH')),
  -- null: no limit
  satang bigint check (satang >= 0),
  pending_satang bigint check (pending_satang >= 0),
  -- null: nothing pending
  pending_from timestamptz,
  primary key (agent, username, kind, period)
);

-- who changed a limit, a reminder or an exclusion, and when
create table play_change (
  agent text not null,
  username text not null,
  id uuid not null,
  at timestamptz not null,
  what text not null,
  -- the value before the change, and the chosen one
  before jsonb,
  chosen jsonb not null,
  primary key (agent, username, id)
);
