import { tenantTable, type Migration } from '@housebrand/shared/nest';

/**
 * What a coupon's credit asks to be played before money may leave. Redeeming, giving and withdrawing begin under the member's lock:
 * whoever comes second knows of the first. A coupon that can be played no more is switched off.
 */
export const couponTurnover: Migration = {
  id: 'wallet-0013-coupon-turnover',
  sql: `
alter table coupon
  -- since when it is redeemed no more
  add column disabled_at timestamptz;

create table turnover_demand (
  agent text not null,
  payment uuid not null,
  username text not null,
  required_satang bigint not null check (required_satang > 0),
  -- what is settled from then on counts
  since timestamptz not null,
  -- when money left past it: it was played by then. null: it is asked for
  met_at timestamptz,
  primary key (agent, payment),
  foreign key (agent, payment) references payment (agent, id)
);
create index turnover_demand_open on turnover_demand (agent, username) where met_at is null;
${tenantTable('turnover_demand', { appMay: ['select', 'insert', 'update'] })}

-- what is asked for of a member; a coupon whose credit was refused asks for nothing
create function open_demands(p_username text) returns setof turnover_demand
language sql stable as $$
  select d.* from turnover_demand d join payment p on p.agent = d.agent and p.id = d.payment
  where d.agent = current_setting('app.agent') and d.username = p_username and d.met_at is null and p.status <> 'REJECT'
$$;

-- under the member's lock: whether money may leave. p_met: the demands that were found to be played
create function may_leave(p_username text, p_met uuid[], p_at timestamptz) returns boolean
language plpgsql as $$
begin
  if exists (select from open_demands(p_username) d where d.payment <> all (p_met)) then return false; end if;
  update turnover_demand d set met_at = p_at
  where d.agent = current_setting('app.agent') and d.username = p_username and d.met_at is null and d.payment = any (p_met);
  return true;
end $$;

-- takes the member's lock for a withdrawal. true: it may begin, or it began under the same key
create function open_withdrawal(p_username text, p_once_key text, p_met uuid[], p_at timestamptz) returns boolean
language plpgsql as $$
begin
  perform ledger_lock('member:' || p_username, 'CREDIT');
  return exists (select from provider_move m where m.agent = current_setting('app.agent')
      and m.username = p_username and m.kind = 'WITHDRAWAL' and m.once_key = p_once_key)
    or may_leave(p_username, p_met, p_at);
end $$;

drop function open_gift(uuid, text, text, bigint, text, date, timestamptz, int, bigint);
create function open_gift(
  p_id uuid, p_sender text, p_receiver text, p_amount bigint, p_once_key text, p_day date, p_at timestamptz,
  p_most_gifts int, p_most_amount bigint, p_met uuid[]
) returns table (outcome text, payment uuid, gifts int, given bigint)
language plpgsql as $$
declare
  own text := current_setting('app.agent');
  known payment;
begin
  perform ledger_lock('member:' || p_sender, 'CREDIT');
  select * into known from payment p
  where p.agent = own and p.username = p_sender and p.kind = 'GIFT' and p.once_key = p_once_key;
  if found then
    return query select case when (known.receiver, known.amount) = (p_receiver, p_amount) then 'known' else 'otherRequest' end,
      known.id, null::int, null::bigint;
    return;
  end if;
  -- what an operator takes back is none of the member's own gifts
  select count(*)::int, coalesce(sum(p.amount), 0)::bigint into gifts, given from payment p
  where p.agent = own and p.username = p_sender and p.business_day = p_day and p.kind = 'GIFT' and p.status <> 'REJECT'
    and p.reverses is null;
  if gifts >= p_most_gifts then
    return query select 'tooMany', null::uuid, gifts, given;
  elsif given + p_amount > p_most_amount then
    return query select 'tooMuch', null::uuid, gifts, given;
  elsif not may_leave(p_sender, p_met, p_at) then
    return query select 'held', null::uuid, gifts, given;
  else
    perform payment_begin(row(own, p_id, 'GIFT', 'CREDIT', p_amount, p_sender, p_receiver, 'CREATE', 'debit',
      null, null, null, null, p_once_key, p_day, p_at, p_at)::payment);
    return query select 'opened', p_id, gifts + 1, given + p_amount;
  end if;
end $$;

-- redeems a code once, or finds what was begun under the same key. p_is_told: the provider tells of bets
drop function redeem_coupon(uuid, text, bytea, text, date, timestamptz);
create function redeem_coupon(
  p_id uuid, p_username text, p_code_hash bytea, p_once_key text, p_day date, p_at timestamptz, p_is_told boolean
) returns table (outcome text, payment uuid, ended timestamptz)
language plpgsql as $$
declare
  own text := current_setting('app.agent');
  known coupon_redemption;
  code coupon_code;
  offer coupon;
  ends timestamptz;
  required bigint;
begin
  select * into code from coupon_code c where c.agent = own and c.code_hash = p_code_hash;
  if not found then
    return query select 'unknown', null::uuid, null::timestamptz;
    return;
  end if;
  select * into strict offer from coupon c where c.agent = own and c.id = code.coupon;
  ends := least(offer.valid_until, offer.disabled_at);
  required := case offer.unit when 'CREDIT' then offer.amount * offer.turnover_multiplier else 0 end;
  perform ledger_lock('member:' || p_username, offer.unit);
  select r.* into known from payment p join coupon_redemption r on r.agent = p.agent and r.payment = p.id
  where p.agent = own and p.username = p_username and p.kind = 'COUPON' and p.once_key = p_once_key;
  if found then
    return query select case when known.code_hash = p_code_hash then 'known' else 'otherRequest' end, known.payment, null::timestamptz;
  elsif p_at < offer.valid_from then
    return query select 'unknown', null::uuid, null::timestamptz;
  elsif p_at >= ends then
    return query select 'ended', null::uuid, ends;
  elsif offer.per_member <= (
    select count(*) from coupon_redemption r join payment p on p.agent = r.agent and p.id = r.payment
    where r.agent = own and r.username = p_username and r.coupon = offer.id and p.status <> 'REJECT')
  then
    return query select 'used', null::uuid, null::timestamptz;
  elsif required > 0 and not p_is_told then
    return query select 'untold', null::uuid, null::timestamptz;
  -- money on its way out was let go before: it may not take this credit with it
  elsif required > 0 and (
    exists (select from provider_move m where m.agent = own and m.username = p_username and m.kind = 'WITHDRAWAL' and m.state in ('SENT', 'UNKNOWN'))
    or exists (select from payment p where p.agent = own and p.username = p_username and p.kind = 'GIFT' and p.step = 'debit'))
  then
    return query select 'waits', null::uuid, null::timestamptz;
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
    if required > 0 then
      insert into turnover_demand (agent, payment, username, required_satang, since) values (own, p_id, p_username, required, p_at);
    end if;
    return query select 'opened', p_id, null::timestamptz;
  end if;
end $$;
`,
};
