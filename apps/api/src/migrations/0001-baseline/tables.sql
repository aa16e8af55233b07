-- the seeded parts of the demo world, so that a restart does not overwrite members' changes
create table demo_seed (id text primary key, sown_at timestamptz not null default now());

-- a single row with the mode of this database
create table installation (
  is_only boolean primary key default true check (is_only),
  mode text not null check (mode in ('simulator', 'live')),
  claimed_at timestamptz not null default now()
);

create table operator_account (
  name text primary key check (name <> ''),
  -- of a random key that only the operator has; one key per operator
  key_hash bytea not null unique check (length(key_hash) = 32),
  added_by text not null,
  added_at timestamptz not null,
  ended_at timestamptz
);

create table operator_approval (
  agent text not null,
  id uuid not null,
  command text not null,
  input text not null,
  amount_satang bigint not null,
  requested_by text not null check (requested_by <> ''),
  requested_at timestamptz not null,
  expires_at timestamptz not null,
  state text not null default 'OPEN' check (state in ('OPEN', 'APPLIED', 'REFUSED')),
  decided_by text,
  decided_at timestamptz,
  primary key (agent, id),
  check ((state = 'OPEN') = (decided_by is null)),
  check ((state = 'OPEN') = (decided_at is null)),
  -- whatever the code does, no operator decides on their own request
  check (state <> 'APPLIED' or decided_by <> requested_by)
);
create index operator_approval_open on operator_approval (requested_at) where state = 'OPEN';
