-- one row per member: the list is read and replaced as a whole
create table favorite_game_list (
  agent text not null,
  username text not null,
  games text[] not null check (cardinality(games) <= 100),
  updated_at timestamptz not null default now(),
  primary key (agent, username)
);

-- a ticket for a page that posts a form to a sport lobby: one per member, used once, valid for a minute
create table sport_ticket (
  agent text not null,
  username text not null,
  -- of the random part of the address, which is not stored
  hash bytea not null,
  lobby text not null check (lobby in ('sport', 'sbo-sport', 'saba-sport')),
  expires_at timestamptz not null,
  primary key (agent, username)
);
create unique index sport_ticket_hash on sport_ticket (agent, hash);
