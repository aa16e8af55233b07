import { appendOnly, tenantTable, type Migration } from '@housebrand/shared/nest';

/** What chips cost, who changed that, and what members bought. */
export const purchases: Migration = {
  id: 'wallet-0009-purchases',
  sql: `
create table chip_price (
  agent text not null,
  sku text not null,
  -- the order in which they are offered
  position int not null,
  chips int not null check (chips > 0),
  price_satang bigint not null check (price_satang > 0),
  bonus_percentage int not null check (bonus_percentage between 0 and 100),
  primary key (agent, sku)
);
${tenantTable('chip_price')}
create table chip_price_change (
  agent text not null,
  id uuid not null,
  at timestamptz not null,
  -- 'agent key' or 'operator'
  changed_by text not null,
  -- the whole table as it stands since then
  rows jsonb not null,
  primary key (agent, id)
);
${tenantTable('chip_price_change', { appMay: appendOnly })}
create table chip_purchase (
  agent text not null,
  id uuid not null,
  username text not null,
  sku text not null,
  -- with what is added
  total_satang bigint not null check (total_satang > 0),
  price_satang bigint not null check (price_satang > 0 and price_satang <= total_satang),
  -- null: nothing was opened under it, and it is free again
  once_key text,
  status text not null default 'CREATE' check (status in ('CREATE', 'APPROVE', 'SUCCESS', 'REJECT')),
  -- the provider's name of the deposit
  deposit text,
  -- what the house adds
  payment uuid,
  reject_reason text,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (agent, id),
  unique (agent, username, once_key),
  unique (agent, deposit),
  foreign key (agent, payment) references payment (agent, id),
  check (status not in ('APPROVE', 'SUCCESS') or deposit is not null),
  check (status <> 'REJECT' or reject_reason is not null)
);
create index chip_purchase_of_member on chip_purchase (agent, username, created_at desc, id desc);
create index chip_purchase_open on chip_purchase (created_at) where status in ('CREATE', 'APPROVE');
${tenantTable('chip_purchase', { appMay: ['select', 'insert', 'update'] })}
create function guard_chip_purchase() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.status in ('SUCCESS', 'REJECT') then
    raise exception 'purchase % is settled, and none is deleted', old.id using errcode = 'restrict_violation';
  end if;
  if (new.agent, new.id, new.username, new.sku, new.total_satang, new.price_satang, new.created_at)
     is distinct from
     (old.agent, old.id, old.username, old.sku, old.total_satang, old.price_satang, old.created_at)
     or old.deposit is not null and new.deposit is distinct from old.deposit then
    raise exception 'purchase % may not become another', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger guard before update or delete on chip_purchase for each row execute function guard_chip_purchase();
`,
};
