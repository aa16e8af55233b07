-- A payment that we start: one row per gift, coupon, reward, withdrawal of referral income, or purchase bonus.
create table payment (
  agent text not null,
  id uuid not null,
  kind text not null check (kind in ('GIFT', 'COUPON', 'QUEST', 'TOURNAMENT', 'AFFILIATE', 'PURCHASE')),
  -- CREDIT: amount in satang. POINT: in points
  unit text not null check (unit in ('CREDIT', 'POINT')),
  amount bigint not null check (amount > 0),
  -- the sender of a gift; the receiver of every other kind
  username text not null,
  -- the member whom the provider credits at the end
  receiver text not null,
  status text not null default 'CREATE' check (status in ('CREATE', 'APPROVE', 'SUCCESS', 'REJECT')),
  -- the next request to the provider; null once settled
  step text check (step in ('debit', 'credit', 'return')),
  -- when the step was first requested; null: not yet
  requested_at timestamptz,
  -- key of the reason's message, and the provider's own text if it gave one
  reject_reason text,
  reject_words text,
  -- the payment that this one reverses
  reverses uuid,
  -- the caller's idempotency key, or the id of what is claimed
  idempotency_key text not null,
  business_day date not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (agent, id),
  unique (agent, username, kind, idempotency_key),
  foreign key (agent, reverses) references payment (agent, id),
  check ((status in ('SUCCESS', 'REJECT')) = (step is null)),
  check (status <> 'REJECT' or reject_reason is not null),
  check (kind <> 'GIFT' or receiver <> username)
);
create index payment_of_member on payment (agent, username, kind, created_at desc, id desc);
create index payment_received on payment (agent, receiver, created_at desc, id desc) where kind = 'GIFT' and status <> 'REJECT';
create index payment_gifts_of_day on payment (agent, username, business_day) where kind = 'GIFT' and status <> 'REJECT';
-- no index uses a column that changes between two steps, so that their update writes no index (HOT)
create index payment_open on payment (created_at) where status in ('CREATE', 'APPROVE');
create unique index payment_reversed_once on payment (agent, reverses) where reverses is not null and status <> 'REJECT';
-- reconciliation reads recent rows, which lie in the order of their time
create index payment_created_at on payment using brin (created_at);
-- Most members have few payments, so the planner would expect one row per member and read all rows of a heavy member instead of
-- using the index of the idempotency key. This estimate prevents that.
alter table payment alter column username set (n_distinct = -0.02);

-- How many payments a member's list has of a day of UTC; triggers of payment and chip_purchase keep it.
create table payment_count (
  agent text not null,
  username text not null,
  -- the kind of the member's own payments, RECEIVED for gifts that have arrived, or CHIPS for purchases
  list text not null,
  -- of the payment's start
  day date not null,
  payments bigint not null,
  primary key (agent, username, list, day)
);

-- The gifts and coupons that a member has got, with those on their way, without reversals; triggers of payment keep it.
create table received_credit (
  agent text not null,
  username text not null,
  grain text not null check (grain in ('HOUR', 'DAY')),
  -- of UTC
  starts_at timestamptz not null,
  satang bigint not null,
  primary key (agent, username, grain, starts_at)
);

create table payment_event (
  agent text not null,
  payment uuid not null,
  position int not null,
  kind text not null check (kind in ('created', 'held', 'sent', 'unknown', 'confirmed', 'refused', 'returned')),
  at timestamptz not null,
  -- no foreign key, which would lock the payment's row for each event: a payment is never deleted
  primary key (agent, payment, position)
);

-- A reward of an excluded member: it waits until the exclusion ends.
create table held_reward (
  agent text not null,
  -- the id of the later payment
  id uuid not null,
  kind text not null check (kind in ('QUEST', 'TOURNAMENT')),
  unit text not null check (unit in ('CREDIT', 'POINT')),
  amount bigint not null check (amount > 0),
  username text not null,
  -- the id of what is claimed
  idempotency_key text not null,
  -- the business day on which it was won
  business_day date not null,
  held_at timestamptz not null,
  -- when its payment started; null while it is held
  paid_at timestamptz,
  primary key (agent, id),
  unique (agent, username, kind, idempotency_key)
);
create index held_reward_waiting on held_reward (held_at, id) where paid_at is null;
