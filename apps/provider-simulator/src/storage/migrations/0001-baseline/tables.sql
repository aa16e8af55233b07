-- The provider's books. Amounts are in satang. Every balance change has an entry with its reason, and a member's entries add up to
-- the balance.

create table world (
  only_one boolean primary key default true check (only_one),
  version text not null,
  epoch text not null,
  grown_day text not null check (grown_day ~ '^\d{4}-\d{2}-\d{2}$'),
  clock_offset_ms bigint not null default 0,
  clock_fixed_at timestamptz
);

-- sites opened at the desk; the seeded ones are in the code
create table site (prefix text primary key, name text not null);

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
  created_at timestamptz not null,
  -- null: the same password as at the member system
  platform_password_hash text,
  -- the prefix of the member's top-up group, whose deposits are credited automatically
  top_up_prefix text
);
create index member_prefix on member (prefix, username);

create table entry (
  id bigint generated always as identity primary key,
  member_id text not null references member on delete cascade,
  kind text not null check (kind in (
    'OPENING', 'DEPOSIT', 'WITHDRAWAL', 'REFUND', 'STAKE', 'PAYOUT', 'VOID', 'TRANSFER_IN', 'TRANSFER_OUT',
    'CASHBACK', 'INCOME', 'REWARD')),
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
  channel text not null default 'BANK' check (channel in ('BANK', 'DEPOSIT_POINT', 'TRUE_MONEY')),
  -- the amount that the member chose, before satang were added
  requested bigint check (requested > 0),
  -- the amount to transfer, if another amount arrived
  expected bigint check (expected > 0),
  qr text,
  expires_at timestamptz,
  unique (kind, reference)
);
create index payment_member on payment (member_id, created_at desc);
create index payment_open on payment (created_at) where status in ('CREATE', 'APPROVE');
create index payment_awaited on payment (amount) where status = 'CREATE' and expires_at is not null;

-- turnover required before a withdrawal: each comes with a deposit, and they are fulfilled one after the other
create table turnover_requirement (
  id bigint generated always as identity primary key,
  member_id text not null references member on delete cascade,
  reference text not null unique,
  required bigint not null check (required > 0),
  -- the member's turnover when the requirement started
  turnover_before bigint not null check (turnover_before >= 0),
  at timestamptz not null
);
create index turnover_requirement_member on turnover_requirement (member_id, id);

-- installations' transfers of credit and points by their own reference, including refused ones
create table transfer (
  prefix text not null,
  reference text not null,
  member_id text not null references member on delete cascade,
  direction text not null check (direction in ('IN', 'OUT')),
  kind text not null check (kind in ('CREDIT', 'POINT')),
  amount bigint not null check (amount > 0),
  reason text not null,
  refused boolean not null default false,
  credit_after bigint not null default 0,
  points_after integer not null default 0,
  at timestamptz not null,
  primary key (prefix, reference)
);
create index transfer_member on transfer (member_id, at desc);
create index transfer_statement on transfer (prefix, at, reference);
