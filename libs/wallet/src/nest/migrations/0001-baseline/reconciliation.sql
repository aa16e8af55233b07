-- A difference between two books, as a case for operators. No case posts a correction.
create table reconciliation_case (
  agent text not null,
  id uuid not null,
  kind text not null check (kind in ('PAYMENT_UNSETTLED', 'MOVE_UNSETTLED', 'LEDGER_ENTRIES', 'LEDGER_BALANCE',
    'MISSING_AT_PROVIDER', 'MISSING_WITH_US', 'OTHER_AMOUNT', 'DOUBLE')),
  -- id of a payment or move, an account, or the reference of a transfer
  subject text not null,
  username text,
  unit text not null check (unit in ('CREDIT', 'POINT')),
  -- satang or points; null if unknown
  amount bigint,
  expected text not null,
  found text not null,
  happened_at timestamptz not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  state text not null default 'OPEN' check (state in ('OPEN', 'GONE', 'CLOSED')),
  ended_at timestamptz,
  -- which operator closed it, and why
  note text,
  primary key (agent, id),
  check ((state = 'OPEN') = (ended_at is null)),
  check ((state = 'CLOSED') = (note is not null))
);
-- A case that an operator closed stays closed while the difference is the same. Credit and points of one account are two cases.
create unique index reconciliation_case_standing on reconciliation_case (agent, kind, subject, unit) where state <> 'GONE';
create index reconciliation_case_seen on reconciliation_case (agent, last_seen_at desc, id desc);
