-- Partitions of bet_event and bet_turnover, one for each month of UTC (ADR 0107), and those that operators archived. The roles reach the
-- partitions only through their tables.
create schema bet_months;
create schema bet_archive;

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
  -- a repeated event has the same instant
  primary key (agent, id, at)
) partition by range (at);
-- events of months without a partition of their own
create table bet_months.bet_event_other partition of bet_event default;
-- nothing looks up the stakes of a bet
create index bet_event_decided on bet_event (agent, bet_id) where kind <> 'stake';
-- the verification starts from recent events
create index bet_event_recent on bet_event using brin (at);

-- The stakes of bets that are neither settled nor void; keep_open_stakes adds and removes them.
create table bet_open_stake (
  agent text not null,
  bet_id text not null,
  -- of the event
  id text not null,
  username text not null,
  at timestamptz not null,
  stake_satang bigint not null,
  primary key (agent, bet_id, id)
);
create index bet_open_stake_member on bet_open_stake (agent, username, at);

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
  -- both moves of a bet have the instant of its settlement
  primary key (agent, bet_id, kind, at),
  check (case kind when 'counted' then stake_satang >= 0 and payout_satang >= 0 else stake_satang <= 0 and payout_satang <= 0 end)
) partition by range (at);
create table bet_months.bet_turnover_other partition of bet_turnover default;
create index bet_turnover_member on bet_turnover (agent, username, at);
create index bet_turnover_position on bet_turnover (agent, position);
-- the verification starts from recent bets
create index bet_turnover_recent on bet_turnover using brin (at);

-- Bets are archived up to this instant, the start of a month; no row: none are.
create table bet_archived (
  is_only boolean primary key default true check (is_only),
  until timestamptz not null
);

-- Events that arrived after their month was archived. They count nowhere.
create table bet_late_event (
  agent text not null,
  id text not null,
  bet_id text not null,
  kind text not null,
  username text not null,
  game_id text not null,
  provider text not null,
  category text not null,
  at timestamptz not null,
  stake_satang bigint not null,
  payout_satang bigint not null,
  primary key (agent, id, at)
);

-- What a member has played on a game in an hour and in a day of UTC, without void bets; sum_bet_turnover keeps it. These periods don't
-- depend on the time zone of the agent, which can change or be unknown while bets arrive.
create table bet_sum (
  agent text not null,
  username text not null,
  grain text not null check (grain in ('HOUR', 'DAY')),
  starts_at timestamptz not null,
  game_id text not null,
  provider text not null,
  category text not null,
  stake_satang bigint not null,
  payout_satang bigint not null,
  bets bigint not null,
  -- of one bet
  highest_payout_satang bigint not null,
  best_multiplier_hundredths bigint not null,
  primary key (agent, username, grain, starts_at, game_id, provider, category)
) with (fillfactor = 85);

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
