create table chip_price (
  agent text not null,
  sku text not null,
  -- the order in which packs are offered
  position int not null,
  chips int not null check (chips > 0),
  price_satang bigint not null check (price_satang > 0),
  bonus_percentage int not null check (bonus_percentage between 0 and 100),
  primary key (agent, sku)
);

create table chip_price_change (
  agent text not null,
  id uuid not null,
  at timestamptz not null,
  -- 'agent key' or 'operator'
  changed_by text not null,
  -- the whole price list after the change
  rows jsonb not null,
  primary key (agent, id)
);

create table chip_purchase (
  agent text not null,
  id uuid not null,
  username text not null,
  sku text not null,
  -- price and bonus
  total_satang bigint not null check (total_satang > 0),
  price_satang bigint not null check (price_satang > 0 and price_satang <= total_satang),
  -- null if no deposit was opened under it: the key is free again
  idempotency_key text,
  status text not null default 'CREATE' check (status in ('CREATE', 'APPROVE', 'SUCCESS', 'REJECT')),
  -- the provider's reference of the deposit
  deposit text,
  -- the payment of the bonus
  payment uuid,
  reject_reason text,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (agent, id),
  unique (agent, username, idempotency_key),
  unique (agent, deposit),
  foreign key (agent, payment) references payment (agent, id),
  check (status not in ('APPROVE', 'SUCCESS') or deposit is not null),
  check (status <> 'REJECT' or reject_reason is not null)
);
create index chip_purchase_of_member on chip_purchase (agent, username, created_at desc, id desc);
create index chip_purchase_open on chip_purchase (created_at) where status in ('CREATE', 'APPROVE');
-- see payment.username
alter table chip_purchase alter column username set (n_distinct = -0.02);
