create table downline (
  member_id text primary key references member on delete cascade,
  referrer_id text not null references member on delete cascade,
  check (member_id <> referrer_id)
);
create index downline_referrer on downline (referrer_id);

create table affiliate_link (
  member_id text primary key references member on delete cascade,
  created_at timestamptz not null
);

create table promotion_taken (
  member_id text not null references member on delete cascade,
  promotion_id text not null,
  day text not null,
  deposit bigint not null check (deposit > 0),
  bonus bigint not null check (bonus > 0),
  at timestamptz not null,
  primary key (member_id, promotion_id, day)
);

-- the turns of the external site's offers
create table offer_turn (
  member_id text not null references member on delete cascade,
  offer text not null check (offer in ('wheel', 'gashapon', 'daily-check-in', 'reward')),
  day text not null,
  prize text not null,
  amount bigint not null check (amount > 0),
  at timestamptz not null,
  primary key (member_id, offer, day)
);
