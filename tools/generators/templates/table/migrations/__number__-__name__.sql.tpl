create table __snake__ (
  agent text not null,
  id uuid not null,
  username text not null,
  created_at timestamptz not null default now(),
  primary key (agent, id)
);
create index __snake___of_member on __snake__ (agent, username, created_at desc);
