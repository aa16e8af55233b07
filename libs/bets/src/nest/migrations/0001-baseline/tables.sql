create table bet_event (
  agent text not null,
  id text not null,
  bet_id text not null,
  kind text not null check (kind in ('stake', 'settle', 'void')),
  username text not null,
  game_id text not null,
  provider text not null,
  category text not null,
  at timestamptz not null,
  stake_satang bigint not null check (stake_satang >= 0),
  payout_satang bigint not null check (payout_satang >= 0),
  primary key (agent, id)
);
create index bet_event_bet on bet_event (agent, bet_id);
-- the query for a member's open bets starts from their stakes
create index bet_event_stakes on bet_event (agent, username, at) where kind = 'stake';

create table bet_turnover (
  agent text not null,
  bet_id text not null,
  kind text not null check (kind in ('counted', 'takenBack')),
  position bigint not null generated always as identity,
  username text not null,
  game_id text not null,
  provider text not null,
  category text not null,
  at timestamptz not null,
  stake_satang bigint not null,
  payout_satang bigint not null,
  primary key (agent, bet_id, kind),
  check (case kind when 'counted' then stake_satang >= 0 and payout_satang >= 0 else stake_satang <= 0 and payout_satang <= 0 end)
);
create index bet_turnover_member on bet_turnover (agent, username, at);
create index bet_turnover_position on bet_turnover (agent, position);

-- the position in the booked turnover up to which a consumer has processed an agent's bets
create table bet_consumer (
  agent text not null,
  name text not null,
  position bigint not null,
  primary key (agent, name)
);

create table bet_feed (
  is_only boolean primary key default true check (is_only),
  cursor text not null
);
