-- What was played on a game on an ended day. It is void with the day's figures.
create table ended_day_play (
  agent text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  game_id text not null,
  provider text not null,
  category text not null,
  stake_satang bigint not null,
  payout_satang bigint not null,
  bets bigint not null,
  primary key (agent, starts_at, ends_at, game_id, provider, category)
);

-- What bonuses of a kind cost on an ended day.
create table ended_day_bonus (
  agent text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  kind text not null,
  satang bigint not null,
  primary key (agent, starts_at, ends_at, kind)
);

-- the job stores all days again, with their parts
truncate ended_day;
