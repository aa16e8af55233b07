create table second_factor (
  agent text not null,
  id uuid not null,
  username text not null,
  kind text not null,
  name text not null,
  secret text,
  last_step bigint,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  used_at timestamptz,
  -- the session that started the enrolment; null once it is confirmed
  session_id uuid,
  primary key (agent, id),
  constraint second_factor_kind_check check (
    (kind = 'TOTP' and secret is not null and last_step is not null)
    or (kind = 'PASSKEY' and secret is null and last_step is null and confirmed_at is not null)
  ),
  constraint second_factor_enrolment_check check ((confirmed_at is null) = (session_id is not null))
);
create index second_factor_of_member on second_factor (agent, username);
-- one unconfirmed app per member
create unique index second_factor_enrolment on second_factor (agent, username) where confirmed_at is null;

create table recovery_code (
  agent text not null,
  username text not null,
  hash bytea not null,
  used_at timestamptz,
  primary key (agent, username, hash)
);

create table factor_proof (
  agent text not null,
  session_id uuid not null,
  at timestamptz not null,
  primary key (agent, session_id),
  foreign key (agent, session_id) references member_session (agent, id) on delete cascade
);

-- the data that verifies a passkey's signatures
create table passkey (
  agent text not null,
  factor_id uuid not null,
  rp_id text not null,
  credential_id text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  primary key (agent, factor_id),
  unique (agent, rp_id, credential_id),
  foreign key (agent, factor_id) references second_factor (agent, id) on delete cascade
);

create table passkey_challenge (
  agent text not null,
  hash bytea not null,
  username text not null,
  purpose text not null check (purpose in ('ADD', 'LOGIN', 'STEP_UP')),
  rp_id text not null,
  expires_at timestamptz not null,
  -- the session that adds a passkey
  session_id uuid,
  primary key (agent, hash),
  constraint passkey_challenge_enrolment_check check ((purpose = 'ADD') = (session_id is not null))
);
create index passkey_challenge_of_member on passkey_challenge (agent, username);
