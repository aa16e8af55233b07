-- an address of another system that receives an agent's events
create table webhook (
  agent text not null,
  id uuid not null,
  url text not null check (length(url) <= 500),
  description text not null check (length(description) <= 100),
  kinds text[] not null,
  -- sealed; '' if no key opens it any more
  secret text not null,
  -- the sealed secret before it, which also signs until then; '' without one
  old_secret text not null default '',
  old_secret_until timestamptz,
  -- null: it is on
  disabled_reason text check (disabled_reason in ('STAFF', 'GONE', 'FAILING')),
  disabled_at timestamptz,
  -- the first of the failed attempts since which no delivery has arrived, and their number
  failing_since timestamptz,
  failures integer not null default 0,
  -- while it fails, there is one attempt at a time, and none before then
  resumes_at timestamptz,
  last_delivered_at timestamptz,
  created_at timestamptz not null,
  primary key (agent, id),
  check ((disabled_reason is null) = (disabled_at is null)),
  check ((failing_since is null) = (failures = 0))
);

-- an event on its way to a webhook
create table webhook_delivery (
  agent text not null,
  -- sorts by the time of its start
  id uuid not null,
  webhook uuid not null,
  -- the event's id, the same for all webhooks and attempts
  event uuid not null,
  kind text not null,
  occurred_at timestamptz not null,
  data jsonb not null,
  state text not null default 'WAITING' check (state in ('WAITING', 'DELIVERED', 'FAILED')),
  attempts integer not null default 0,
  last_status integer,
  last_failure text check (last_failure in ('STATUS', 'TIMEOUT', 'CONNECTION', 'ADDRESS', 'DISABLED')),
  attempted_at timestamptz,
  delivered_at timestamptz,
  created_at timestamptz not null,
  primary key (agent, id),
  -- an event that is announced twice gives one delivery
  unique (agent, webhook, event),
  foreign key (agent, webhook) references webhook (agent, id)
);
create index webhook_delivery_page on webhook_delivery (agent, webhook, id);
create index webhook_delivery_open on webhook_delivery (agent, webhook, state, id) where state <> 'DELIVERED';
-- deliveries are forgotten by their age, which is close to their order in the table
create index webhook_delivery_created_at on webhook_delivery using brin (created_at);
