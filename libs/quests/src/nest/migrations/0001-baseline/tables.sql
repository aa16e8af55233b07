create table daily_quest (
  agent text not null,
  id int not null,
  kind text not null check (kind in ('TURNOVER', 'ROUNDS', 'DEPOSIT')),
  title jsonb not null,
  -- satang, or rounds
  target bigint not null check (target > 0),
  reward_kind text not null check (reward_kind in ('CREDIT', 'POINT')),
  reward_amount bigint not null check (reward_amount > 0),
  scope_kind text check (scope_kind in ('GAME', 'PROVIDER', 'CATEGORY')),
  scope_value text check (length(scope_value) between 1 and 64),
  is_active boolean not null default true,
  primary key (agent, id),
  check ((scope_kind is null) = (scope_value is null)),
  check (kind <> 'DEPOSIT' or scope_kind is null)
);

create table quest_claim (
  agent text not null,
  quest_id int not null,
  business_day date not null,
  username text not null,
  -- number of payments started: after a refused one the member may claim again
  attempt int not null default 0,
  payment uuid,
  -- key of the request that started the payment
  request_key text,
  reward_kind text check (reward_kind in ('CREDIT', 'POINT')),
  reward_amount bigint check (reward_amount > 0),
  claimed_at timestamptz,
  primary key (agent, quest_id, business_day, username),
  foreign key (agent, quest_id) references daily_quest (agent, id)
);
create index quest_claim_member on quest_claim (agent, username, business_day);
