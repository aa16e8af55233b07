-- Comparisons of two books. Runs of a comparison with the same result after each other are one row: a comparison runs every minute.
create table reconciliation_run (
  agent text not null,
  number bigint not null generated always as identity,
  comparison text not null check (comparison in ('unsettled', 'ledger', 'statement')),
  -- UNREAD: the provider did not answer
  result text not null check (result in ('AGREES', 'DIFFERS', 'UNREAD')),
  -- cases that the first of the runs opened, and those whose difference it no longer found
  opened int not null,
  gone int not null,
  -- cases that were open afterwards
  open int not null,
  runs int not null default 1,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (agent, number)
);
