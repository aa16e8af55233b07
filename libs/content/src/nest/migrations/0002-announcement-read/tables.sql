-- the newest announcements that a member has read, as the cookie of a browser lists them
create table announcement_read (
  agent text not null,
  username text not null,
  ids text[] not null check (cardinality(ids) <= 60),
  updated_at timestamptz not null default now(),
  primary key (agent, username)
);
