-- The instant up to which the days of an agent have ended, so that their figures may be stored.
create table day_end (
  agent text not null primary key,
  until timestamptz not null,
  -- transactions with lower numbers may not know this instant; null until it is committed
  known_from xid8
);

-- An instant before that for which a fact was recorded afterwards: the figures of its day are summed again.
create table late_fact (
  agent text not null,
  number bigint not null generated always as identity,
  at timestamptz not null,
  primary key (agent, number)
);
create index late_fact_at on late_fact (agent, at);

-- The figures of a day that has ended, between its instants: another time zone has other days. They are void while a late fact of the day
-- is noted.
create table ended_day (
  agent text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  deposits bigint not null,
  firsts int not null,
  withdrawals bigint not null,
  stake bigint not null,
  payout bigint not null,
  active int not null,
  fresh int not null,
  bonus bigint not null,
  primary key (agent, starts_at, ends_at)
);
