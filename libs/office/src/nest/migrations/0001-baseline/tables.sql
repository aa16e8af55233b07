-- accounts of the back office; those of the platform have the agent MASTER
create table staff_account (
  agent text not null,
  username text not null,
  role text not null check (role in ('support', 'cashier', 'marketing', 'head', 'operator', 'auditor')),
  -- argon2id; null until the invitation is accepted
  password_hash text,
  state text not null check (state in ('INVITED', 'ACTIVE', 'DISABLED')),
  -- networks from which the account may log in; empty: all
  networks text[] not null default '{}',
  created_by text not null,
  created_at timestamptz not null,
  primary key (agent, username),
  -- a username names its agent, so it is unique in the installation
  check (starts_with(username, case when agent = 'MASTER' then 'platform.' else lower(agent) || '.' end)),
  check (agent <> 'PLATFORM'),
  check ((agent = 'MASTER') = (role in ('operator', 'auditor'))),
  check (state <> 'ACTIVE' or password_hash is not null)
);

create table staff_factor (
  agent text not null,
  username text not null,
  -- sealed
  secret text not null,
  -- null until the first code
  confirmed_at timestamptz,
  -- time step of the last accepted code: a code is valid once
  last_step bigint not null default 0,
  primary key (agent, username),
  foreign key (agent, username) references staff_account (agent, username)
);

create table staff_session (
  agent text not null,
  id uuid not null,
  username text not null,
  handle_hash bytea not null check (length(handle_hash) = 32),
  device text not null default '',
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  -- when the second factor was shown; null: not yet
  verified_at timestamptz,
  revoked_at timestamptz,
  primary key (agent, id),
  foreign key (agent, username) references staff_account (agent, username)
);
create index staff_session_handle on staff_session (handle_hash);
create index staff_session_account on staff_session (agent, username) where revoked_at is null;

create table staff_invitation (
  agent text not null,
  token_hash bytea not null check (length(token_hash) = 32),
  username text not null,
  invited_by text not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (agent, token_hash),
  foreign key (agent, username) references staff_account (agent, username)
);

-- what staff note about members; append-only
create table member_note (
  agent text not null,
  id uuid not null,
  username text not null,
  author text not null,
  text text not null check (char_length(text) between 1 and 1000),
  at timestamptz not null,
  primary key (agent, id)
);
create index member_note_member on member_note (agent, username, at desc, id desc);

-- guards approvals by two people: operators of the terminal, or accounts of the back office
create or replace function guard_approval() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.state <> 'OPEN' or tg_op = 'INSERT' and new.state <> 'OPEN' then
    raise exception 'request % is decided on once', new.id using errcode = 'restrict_violation';
  end if;
  if not is_approver(new.requested_by) and new.state <> 'REFUSED'
     or new.state <> 'OPEN' and not is_approver(new.decided_by) then
    raise exception 'request % takes two operators', new.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create function is_approver(actor text) returns boolean language sql stable as $$
  select case when starts_with(actor, 'staff:')
    then exists (select from staff_account s where s.username = substr(actor, 7) and s.state = 'ACTIVE')
    else exists (select from operator_account o where o.name = actor and o.ended_at is null) end
$$;
