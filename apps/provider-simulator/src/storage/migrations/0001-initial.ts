/**
 * The provider's books. Amounts in satang. Every balance change has an entry with its reason, and a member's entries add up to
 * the balance.
 */
export const initial = {
  id: 'simulator-0001',
  sql: `
create table world (
  only_one boolean primary key default true check (only_one),
  version text not null,
  epoch text not null,
  grown_day text not null check (grown_day ~ '^\\d{4}-\\d{2}-\\d{2}$'),
  clock_offset_ms bigint not null default 0,
  clock_fixed_at timestamptz
);

create table member (
  id text primary key,
  username text not null unique,
  prefix text not null,
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  tel text not null,
  bank_name text not null,
  account_number text not null,
  bonus text not null default 'NO_BONUS' check (bonus in ('BONUS', 'NO_BONUS')),
  credit bigint not null default 0 check (credit >= 0),
  points integer not null default 0 check (points >= 0),
  deposited bigint not null default 0 check (deposited >= 0),
  turnover bigint not null default 0 check (turnover >= 0),
  created_at timestamptz not null
);
create index member_prefix on member (prefix, username);

create table entry (
  id bigint generated always as identity primary key,
  member_id text not null references member on delete cascade,
  kind text not null check (kind in ('OPENING', 'DEPOSIT', 'WITHDRAWAL', 'REFUND', 'STAKE', 'PAYOUT', 'VOID', 'TRANSFER_IN', 'TRANSFER_OUT')),
  amount bigint not null,
  balance_after bigint not null check (balance_after >= 0),
  reference text not null,
  at timestamptz not null,
  unique (kind, reference)
);
create index entry_member on entry (member_id, id desc);

create table payment (
  id text primary key,
  member_id text not null references member on delete cascade,
  kind text not null check (kind in ('DEPOSIT', 'WITHDRAWAL')),
  amount bigint not null check (amount > 0),
  status text not null check (status in ('CREATE', 'APPROVE', 'SUCCESS', 'REJECT')),
  reference text not null,
  bank_name text not null,
  reject_reason text,
  created_at timestamptz not null,
  settled_at timestamptz,
  unique (kind, reference)
);
create index payment_member on payment (member_id, created_at desc);
create index payment_open on payment (created_at) where status in ('CREATE', 'APPROVE');

create table client_signature (
  uuid text primary key,
  expires_at timestamptz not null
);

create table access_token (
  token_hash text primary key,
  member_id text not null references member on delete cascade,
  system text not null,
  expires_at timestamptz not null
);
create index access_token_member on access_token (member_id);

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
  expires_at timestamptz not null
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
  settled_at timestamptz
);
create index round_member on round (member_id, created_at desc);
create index round_recent on round (created_at desc);
create unique index round_open on round (play_session_id) where status = 'OPEN';

create table otp (
  id bigint generated always as identity primary key,
  prefix text not null,
  tel text not null,
  code text not null,
  at timestamptz not null
);
`,
} as const;
