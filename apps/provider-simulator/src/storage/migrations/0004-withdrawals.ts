/** Turnover requirements, cashback that was paid, and referrers of members. */
export const withdrawals = {
  id: 'simulator-0004',
  sql: `
-- what must be played before money may leave: each comes with a deposit, and they are worked off one after the other
create table turnover_demand (
  id bigint generated always as identity primary key,
  member_id text not null references member on delete cascade,
  reference text not null unique,
  required bigint not null check (required > 0),
  -- the member's turnover when it began
  turnover_before bigint not null check (turnover_before >= 0),
  at timestamptz not null
);
create index turnover_demand_member on turnover_demand (member_id, id);

-- a lost stake is given back once: the claim that counted the round
alter table round add column cash_back_reference text;

create table downline (
  member_id text primary key references member on delete cascade,
  referrer_id text not null references member on delete cascade,
  check (member_id <> referrer_id)
);
create index downline_referrer on downline (referrer_id);
`,
} as const;
