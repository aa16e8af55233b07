import { appendOnly, tenantTable, type Migration } from '@housebrand/shared/nest';

/** Coupons: what they bring, their codes by hash, and who redeemed which. */
export const coupons: Migration = {
  id: 'wallet-0005',
  sql: `
create table coupon (
  agent text not null,
  id uuid not null,
  name text not null,
  unit text not null check (unit in ('CREDIT', 'POINT')),
  amount bigint not null check (amount > 0),
  -- so many times the amount is to be played before it can be withdrawn
  turnover_multiplier int not null check (turnover_multiplier between 0 and 100),
  valid_from timestamptz not null,
  -- null: no end
  valid_until timestamptz check (valid_until > valid_from),
  per_member int not null check (per_member > 0),
  -- of all codes together; null: no limit
  total int check (total > 0),
  redeemed int not null default 0 check (redeemed >= 0 and redeemed <= total),
  created_at timestamptz not null,
  primary key (agent, id)
);
${tenantTable('coupon', { appMay: ['select', 'insert', 'update'] })}

create table coupon_code (
  agent text not null,
  -- SHA-256: a code is as good as money, and nobody reads it here
  code_hash bytea not null,
  coupon uuid not null,
  -- null: as often as the coupon may
  uses int check (uses > 0),
  used int not null default 0 check (used >= 0 and used <= uses),
  primary key (agent, code_hash),
  foreign key (agent, coupon) references coupon (agent, id)
);
create index coupon_code_coupon on coupon_code (agent, coupon);
${tenantTable('coupon_code', { appMay: ['select', 'insert', 'update'] })}

create table coupon_redemption (
  agent text not null,
  payment uuid not null,
  coupon uuid not null,
  code_hash bytea not null,
  username text not null,
  primary key (agent, payment),
  foreign key (agent, payment) references payment (agent, id),
  foreign key (agent, code_hash) references coupon_code (agent, code_hash)
);
create index coupon_redemption_member on coupon_redemption (agent, username, coupon);
${tenantTable('coupon_redemption', { appMay: appendOnly })}

-- redeems a code once, or finds what was begun under the same key
create function redeem_coupon(p_id uuid, p_username text, p_code_hash bytea, p_once_key text, p_day date, p_at timestamptz)
returns table (outcome text, payment uuid, ended timestamptz)
language plpgsql as $$
declare
  own text := current_setting('app.agent');
  known coupon_redemption;
  code coupon_code;
  offer coupon;
begin
  select * into code from coupon_code c where c.agent = own and c.code_hash = p_code_hash;
  if not found then
    return query select 'unknown', null::uuid, null::timestamptz;
    return;
  end if;
  select * into strict offer from coupon c where c.agent = own and c.id = code.coupon;
  perform ledger_lock('member:' || p_username, offer.unit);
  select r.* into known from payment p join coupon_redemption r on r.agent = p.agent and r.payment = p.id
  where p.agent = own and p.username = p_username and p.kind = 'COUPON' and p.once_key = p_once_key;
  if found then
    return query select case when known.code_hash = p_code_hash then 'known' else 'otherRequest' end, known.payment, null::timestamptz;
  elsif p_at < offer.valid_from then
    return query select 'unknown', null::uuid, null::timestamptz;
  elsif p_at >= offer.valid_until then
    return query select 'ended', null::uuid, offer.valid_until;
  elsif offer.per_member <= (
    select count(*) from coupon_redemption r join payment p on p.agent = r.agent and p.id = r.payment
    where r.agent = own and r.username = p_username and r.coupon = offer.id and p.status <> 'REJECT')
  then
    return query select 'used', null::uuid, null::timestamptz;
  else
    -- a row that is full already is not waited for
    update coupon c set redeemed = c.redeemed + 1
    where offer.redeemed < coalesce(offer.total, 2147483647) and c.agent = own and c.id = offer.id
      and (c.total is null or c.redeemed < c.total);
    if not found then
      return query select 'exhausted', null::uuid, null::timestamptz;
      return;
    end if;
    update coupon_code c set used = c.used + 1
    where c.agent = own and c.code_hash = p_code_hash and (c.uses is null or c.used < c.uses);
    if not found then
      update coupon c set redeemed = c.redeemed - 1 where c.agent = own and c.id = offer.id;
      return query select 'exhausted', null::uuid, null::timestamptz;
      return;
    end if;
    perform payment_begin(row(own, p_id, 'COUPON', offer.unit, offer.amount, p_username, p_username, 'CREATE', 'credit',
      null, null, null, null, p_once_key, p_day, p_at, p_at)::payment);
    insert into coupon_redemption (agent, payment, coupon, code_hash, username)
    values (own, p_id, offer.id, p_code_hash, p_username);
    return query select 'opened', p_id, null::timestamptz;
  end if;
end $$;

-- a coupon whose reward was refused can be redeemed again
create function release_coupon() returns trigger language plpgsql as $$
declare
  redemption coupon_redemption;
begin
  select * into strict redemption from coupon_redemption r where r.agent = new.agent and r.payment = new.id;
  update coupon c set redeemed = c.redeemed - 1 where c.agent = new.agent and c.id = redemption.coupon;
  update coupon_code c set used = c.used - 1 where c.agent = new.agent and c.code_hash = redemption.code_hash;
  return null;
end $$;
create trigger release_coupon after update on payment for each row
  when (new.kind = 'COUPON' and new.status = 'REJECT') execute function release_coupon();
`,
};
