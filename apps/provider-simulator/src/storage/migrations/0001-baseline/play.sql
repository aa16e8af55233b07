create table play_session (
  id text primary key,
  member_id text not null references member on delete cascade,
  game_id text not null,
  language text not null,
  redirect_url text not null,
  ticket_hash text not null unique,
  ticket_expires_at timestamptz not null,
  redeemed_at timestamptz,
  secret_hash text,
  expires_at timestamptz not null,
  -- where an offer's page links to for a deposit
  deposit_url text
);
create index play_session_member on play_session (member_id);

create table round (
  id text primary key,
  member_id text not null references member on delete cascade,
  play_session_id text references play_session on delete set null,
  game_id text not null,
  provider text not null,
  family text not null,
  status text not null check (status in ('OPEN', 'SETTLED', 'VOID')),
  stake bigint not null check (stake > 0),
  payout bigint not null default 0 check (payout >= 0),
  bet jsonb not null,
  state jsonb,
  view jsonb not null,
  steps integer not null default 0,
  created_at timestamptz not null,
  settled_at timestamptz,
  -- the cashback claim that counted the round: a lost stake is paid back once
  cash_back_reference text
);
create index round_member on round (member_id, created_at desc);
create index round_recent on round (created_at desc);
create unique index round_open on round (play_session_id) where status = 'OPEN';

-- Round events in the order in which the feed may return them; triggers write them for every change of a round. A reader pages by
-- transaction and stops before the first that may still be running, so that it skips none.
create table round_event (
  id bigint generated always as identity primary key,
  xact xid8 not null default pg_current_xact_id(),
  round_id text not null references round on delete cascade,
  kind text not null check (kind in ('STAKE', 'SETTLE', 'VOID')),
  stake bigint not null,
  payout bigint not null,
  at timestamptz not null
);
create index round_event_order on round_event (xact, id);
