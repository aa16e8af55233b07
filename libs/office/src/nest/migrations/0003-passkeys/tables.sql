-- passkeys of accounts, each bound to the host where it was created; nothing here is secret
create table staff_passkey (
  agent text not null,
  id uuid not null,
  username text not null,
  name text not null check (char_length(name) between 1 and 40),
  rp_id text not null,
  credential_id text not null,
  public_key bytea not null,
  -- signature counter of the authenticator; 0 for passkeys without one
  counter bigint not null,
  transports text[] not null,
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (agent, id),
  unique (agent, rp_id, credential_id),
  foreign key (agent, username) references staff_account (agent, username)
);
create index staff_passkey_account on staff_passkey (agent, username);

-- an open challenge, answered once by the session for which it was created
create table staff_passkey_challenge (
  agent text not null,
  hash bytea not null check (length(hash) = 32),
  session_id uuid not null,
  purpose text not null check (purpose in ('ADD', 'LOGIN')),
  rp_id text not null,
  expires_at timestamptz not null,
  primary key (agent, hash),
  foreign key (agent, session_id) references staff_session (agent, id)
);
create index staff_passkey_challenge_end on staff_passkey_challenge (expires_at);
