-- calls with an idempotency key, in progress or with their reply
create table idempotent_answer (
  agent text not null,
  username text not null,
  route text not null,
  key text not null,
  request_hash bytea not null,
  claim uuid not null,
  lease_until timestamptz not null,
  created_at timestamptz not null default now(),
  status integer,
  body text,
  holder bigint,
  primary key (agent, username, route, key)
);
create index idempotent_answer_age on idempotent_answer (created_at);
