-- a member's report of deposits or withdrawals in which a payment may end soon: a job reads it and announces the ends
create table watched_report (
  agent text not null,
  username text not null,
  kind text not null check (kind in ('DEPOSIT', 'WITHDRAWAL')),
  -- payments created since then are announced when they end
  since timestamptz not null,
  -- those of them that have been announced, by the provider's reference
  announced text[] not null default '{}',
  -- when the member's last payment was opened
  touched_at timestamptz not null,
  -- watched until then, and longer while a payment is open
  until timestamptz not null,
  -- when it was last read
  requested_at timestamptz,
  primary key (agent, username, kind)
);
create index watched_report_next on watched_report (requested_at nulls first, touched_at);
