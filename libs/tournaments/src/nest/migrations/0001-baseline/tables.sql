create table tournament (
  agent text not null,
  id text not null,
  name jsonb not null,
  content jsonb not null,
  reward_type text not null check (reward_type in ('CREDIT', 'POINT')),
  calculation_type text not null check (calculation_type in ('TURNOVER', 'HIGHEST_WIN', 'NET_WIN', 'ROUNDS', 'MULTIPLIER')),
  games text[] not null default '{}',
  start_date timestamptz not null,
  end_date timestamptz not null,
  image_url text not null,
  -- satang or points, starting with the first rank
  rewards bigint[] not null,
  categories text[] not null default '{}',
  -- when the prizes were settled; the board does not change afterwards
  closed_at timestamptz,
  primary key (agent, id),
  check (start_date < end_date),
  check (closed_at >= end_date)
);
create index tournament_open on tournament (end_date) where closed_at is null;

create table board_score (
  agent text not null,
  -- 'tournament <id>', or a ranking's period and first day: 'week 2026-11-16'
  board text not null,
  username text not null,
  -- satang, rounds, or hundredths of a multiplier
  score bigint not null check (score > 0),
  primary key (agent, board, username)
);
create index board_score_order on board_score (agent, board, score desc, username);

-- How many members of a board have scores in a band of 2^bits scores; triggers of board_score keep it. The bands of a size form the next
-- larger one, so that a few rows of each size add up to the members ahead of a score. 63 bits: the whole board.
create table board_band (
  agent text not null,
  board text not null,
  bits int not null,
  band bigint not null,
  members bigint not null,
  primary key (agent, board, bits, band)
);
-- empty only until the statement removes it
create index board_band_empty on board_band (agent) where members = 0;

create table tournament_prize (
  agent text not null,
  tournament_id text not null,
  username text not null,
  rank int not null check (rank > 0),
  score bigint not null,
  -- satang or points
  amount bigint not null check (amount > 0),
  -- null until its payment starts
  payment uuid,
  primary key (agent, tournament_id, username),
  foreign key (agent, tournament_id) references tournament (agent, id)
);
create index tournament_prize_unpaid on tournament_prize (agent) where payment is null;
