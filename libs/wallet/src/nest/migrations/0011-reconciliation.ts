import { tenantTable, type Migration } from '@housebrand/shared/nest';

/** Differences between two books, as cases for operators. Nothing is posted because of one. */
export const reconciliation: Migration = {
  id: 'wallet-0011-reconciliation',
  sql: `
create table reconciliation_case (
  agent text not null,
  id uuid not null,
  kind text not null check (kind in ('PAYMENT_UNSETTLED', 'MOVE_UNSETTLED', 'LEDGER_ENTRIES', 'LEDGER_BALANCE',
    'MISSING_AT_PROVIDER', 'MISSING_WITH_US', 'OTHER_AMOUNT', 'DOUBLE')),
  -- a payment's or a move's id, an account, the reference of a transfer
  subject text not null,
  username text,
  unit text not null check (unit in ('CREDIT', 'POINT')),
  -- satang, or points; null while nobody knows it
  amount bigint,
  expected text not null,
  found text not null,
  happened_at timestamptz not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  state text not null default 'OPEN' check (state in ('OPEN', 'GONE', 'CLOSED')),
  ended_at timestamptz,
  -- who closed it, and why
  note text,
  primary key (agent, id),
  check ((state = 'OPEN') = (ended_at is null)),
  check ((state = 'CLOSED') = (note is not null))
);
-- what an operator closed stays closed for as long as it is the same difference
create unique index reconciliation_case_standing on reconciliation_case (agent, kind, subject) where state <> 'GONE';
create index reconciliation_case_seen on reconciliation_case (agent, last_seen_at desc, id desc);
${tenantTable('reconciliation_case', { appMay: ['select'] })}

-- a comparison reads what happened lately; rows stand in the order of their time
create index ledger_posting_at on ledger_posting using brin (at);
create index payment_created_at on payment using brin (created_at);
`,
};
