-- one row for each member above another; level 1 is the member who shared the link
create table downline (
  agent text not null,
  upline text not null,
  username text not null,
  level int not null check (level between 1 and 3),
  joined_at timestamptz not null,
  -- what a search in masked usernames can match; columns, because row-level security keeps expressions out of index conditions
  last_one text not null generated always as (right(username, 1)) stored,
  last_two text not null generated always as (right(username, 2)) stored,
  primary key (agent, upline, username)
);
create index downline_member on downline (agent, username);
-- the pages of the downlines, with and without a level
create index downline_joined on downline (agent, upline, joined_at desc, username);
create index downline_joined_level on downline (agent, upline, level, joined_at desc, username);
create index downline_joined_last_one on downline (agent, upline, last_one, joined_at desc, username);
create index downline_joined_last_two on downline (agent, upline, last_two, joined_at desc, username);

-- how many downlines a member has on a level, all ('') and by the last one or two characters of their usernames; count_downlines keeps it
create table downline_count (
  agent text not null,
  upline text not null,
  level int not null,
  ending text not null,
  members bigint not null,
  primary key (agent, upline, ending, level)
);

-- an agent's terms, valid from an instant on
create table affiliate_terms (
  agent text not null,
  since timestamptz not null,
  basis text not null check (basis in ('TURNOVER', 'NET_LOSS')),
  -- by level, hundredths of a percent
  shares int[] not null check (cardinality(shares) between 1 and 3 and 0 <= all (shares) and 10000 >= all (shares)),
  primary key (agent, since)
);

create table affiliate_income (
  agent text not null,
  bet_id text not null,
  kind text not null check (kind in ('earned', 'takenBack')),
  -- who earns, and who placed the bet
  username text not null,
  from_username text not null,
  level int not null check (level between 1 and 3),
  -- when the bet was settled, also for income that is taken back
  at timestamptz not null,
  business_day date not null,
  amount_satang bigint not null check (amount_satang <> 0),
  primary key (agent, bet_id, username, kind),
  foreign key (agent, username, from_username) references downline (agent, upline, username)
);
-- the page of a day's lines
create index affiliate_income_day on affiliate_income (agent, username, business_day, at desc, bet_id, kind);
-- the verification starts from recent days
create index affiliate_income_recent on affiliate_income using brin (business_day);

-- A member's income from one downline by day, by month and since the first line; sum_affiliate_income keeps it.
create table affiliate_source_sum (
  agent text not null,
  username text not null,
  grain text not null check (grain in ('DAY', 'MONTH', 'ALL')),
  -- the day, the first day of the month, or '-infinity'
  starts_on date not null,
  from_username text not null,
  income_satang bigint not null,
  taken_back_satang bigint not null,
  -- bets that are not void, and all lines
  bets bigint not null,
  lines bigint not null,
  primary key (agent, username, grain, starts_on, from_username)
);
create index affiliate_source_sum_highest on affiliate_source_sum (agent, username, grain, starts_on, income_satang desc, from_username);

-- The same from all downlines; `members` is their number.
create table affiliate_sum (
  agent text not null,
  username text not null,
  grain text not null check (grain in ('DAY', 'MONTH', 'ALL')),
  starts_on date not null,
  income_satang bigint not null,
  taken_back_satang bigint not null,
  bets bigint not null,
  lines bigint not null,
  members bigint not null,
  primary key (agent, username, grain, starts_on)
);
