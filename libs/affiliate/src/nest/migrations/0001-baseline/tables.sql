-- one row for each member above another; level 1 is the member who shared the link
create table downline (
  agent text not null,
  upline text not null,
  username text not null,
  level int not null check (level between 1 and 3),
  joined_at timestamptz not null,
  primary key (agent, upline, username)
);
create index downline_member on downline (agent, username);

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
create index affiliate_income_day on affiliate_income (agent, username, business_day desc) include (amount_satang, kind, from_username);
create index affiliate_income_from on affiliate_income (agent, username, from_username) include (amount_satang, business_day);
