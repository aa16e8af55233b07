-- The double-entry ledger. A posting takes from one account and gives to another, so the sum over all accounts is zero. Accounts of
-- members (`member:MTODEMO1`, `affiliate:MTODEMO1`) have a row with their balance; a house account has postings only, so that
-- payments don't wait for its row.
create table ledger_account (
  agent text not null,
  id text not null,
  unit text not null check (unit in ('CREDIT', 'POINT')),
  balance bigint not null default 0,
  primary key (agent, id, unit)
);

-- Income added to what a member is owed, or taken back from it; its posting has its id.
create table ledger_accrual (
  agent text not null,
  id uuid not null,
  username text not null,
  at timestamptz not null,
  primary key (agent, id)
);

-- A posting belongs to a payment or to an accrual.
create table ledger_posting (
  agent text not null,
  -- the payment's or accrual's id; each of its moves is posted once
  payment uuid not null,
  move text not null check (move in ('hold', 'debit', 'credit', 'return', 'accrual')),
  source text not null,
  destination text not null check (destination <> source),
  unit text not null check (unit in ('CREDIT', 'POINT')),
  amount bigint not null check (amount > 0),
  at timestamptz not null,
  of_payment uuid generated always as (case when move <> 'accrual' then payment end) stored,
  of_accrual uuid generated always as (case when move = 'accrual' then payment end) stored,
  primary key (agent, payment, move),
  -- `guard_posting` requires the payment, with the same unit and amount
  foreign key (agent, of_accrual) references ledger_accrual (agent, id)
);
create index ledger_posting_source on ledger_posting (agent, source, unit) include (amount);
create index ledger_posting_destination on ledger_posting (agent, destination, unit) include (amount);
create index ledger_posting_at on ledger_posting using brin (at);
