/** Installations' transfers of credit and points by their own reference, including refused ones. */
export const transfers = {
  id: 'simulator-0007',
  sql: `
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
`,
} as const;
