-- a deposit that arrived or a withdrawal that was paid, as the provider's report of its member showed it
create table reported_payment (
  agent text not null,
  kind text not null check (kind in ('DEPOSIT', 'WITHDRAWAL')),
  -- the provider's
  reference text not null,
  username text not null,
  satang bigint not null check (satang > 0),
  ended_at timestamptz not null,
  -- the member's first deposit
  is_first boolean not null,
  primary key (agent, kind, reference),
  check (not is_first or kind = 'DEPOSIT')
);
-- sums of days read the index alone
create index reported_payment_ended_at on reported_payment (agent, kind, ended_at) include (satang, is_first);
create index reported_payment_of_member on reported_payment (agent, username, kind, ended_at);
