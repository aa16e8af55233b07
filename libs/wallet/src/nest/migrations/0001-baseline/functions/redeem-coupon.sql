-- Redeems a coupon code once per key.
-- outcome: `created`: redeemed now; `replayed`: redeemed before under this key; `keyConflict`: the key belongs to another code;
--   `unknown`: no such code, or not valid yet; `ended`: since `ended`; `used`: the member has redeemed their share; `exhausted`: no
--   copies left; `noBetFeed`: turnover is required, but the provider has no bet feed (p_has_bet_feed) to measure it;
--   `withdrawalPending`: a withdrawal or gift that started before could take this credit along.
create function redeem_coupon(
  p_id uuid, p_username text, p_code_hash bytea, p_idempotency_key text, p_day date, p_at timestamptz, p_has_bet_feed boolean
) returns table (outcome text, payment uuid, ended timestamptz)
language plpgsql as $$
declare
  own text := current_setting('app.agent');
  existing coupon_redemption;
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
  select r.* into existing from payment p join coupon_redemption r on r.agent = p.agent and r.payment = p.id
  where p.agent = own and p.username = p_username and p.kind = 'COUPON' and p.idempotency_key = p_idempotency_key;
  if found then
    return query select case when existing.code_hash = p_code_hash then 'replayed' else 'keyConflict' end, existing.payment, null::timestamptz;
  elsif p_at < offer.valid_from then
    return query select 'unknown', null::uuid, null::timestamptz;
  elsif p_at >= ends then
    return query select 'ended', null::uuid, ends;
  elsif offer.per_member <= (
    select count(*) from coupon_redemption r join payment p on p.agent = r.agent and p.id = r.payment
    where r.agent = own and r.username = p_username and r.coupon = offer.id and p.status <> 'REJECT')
  then
    return query select 'used', null::uuid, null::timestamptz;
  elsif required > 0 and not p_has_bet_feed then
    return query select 'noBetFeed', null::uuid, null::timestamptz;
  elsif required > 0 and (
    exists (select from provider_move m where m.agent = own and m.username = p_username and m.kind = 'WITHDRAWAL' and m.state in ('SENT', 'UNKNOWN'))
    or exists (select from payment p where p.agent = own and p.username = p_username and p.kind = 'GIFT' and p.step = 'debit'))
  then
    return query select 'withdrawalPending', null::uuid, null::timestamptz;
  else
    -- the first condition avoids waiting for the lock of a coupon that is already exhausted
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
    perform start_payment(row(own, p_id, 'COUPON', offer.unit, offer.amount, p_username, p_username, 'CREATE', 'credit',
      null, null, null, null, p_idempotency_key, p_day, p_at, p_at)::payment, null, null);
    insert into coupon_redemption (agent, payment, coupon, code_hash, username)
    values (own, p_id, offer.id, p_code_hash, p_username);
    if required > 0 then
      insert into turnover_requirement (agent, payment, username, required_satang, since) values (own, p_id, p_username, required, p_at);
    end if;
    return query select 'created', p_id, null::timestamptz;
  end if;
end $$;
