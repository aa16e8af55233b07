-- Redeems a coupon code once per key.
-- outcome: `created`: redeemed now; `replayed`: redeemed before under this key; `keyConflict`: the key belongs to another code;
--   `unknown`: no such code; otherwise why `check_coupon` refuses it.
create or replace function redeem_coupon(
  p_id uuid, p_username text, p_code_hash bytea, p_idempotency_key text, p_day date, p_at timestamptz, p_has_bet_feed boolean
) returns table (outcome text, payment uuid, ended timestamptz)
language plpgsql as $$
declare
  own text := current_setting('app.agent');
  existing coupon_redemption;
  offer record;
begin
  perform ledger_lock('member:' || p_username, o.unit)
  from coupon_code c join coupon o on o.agent = c.agent and o.id = c.coupon where c.agent = own and c.code_hash = p_code_hash;
  if not found then
    return query select 'unknown', null::uuid, null::timestamptz;
    return;
  end if;
  select r.* into existing from payment p join coupon_redemption r on r.agent = p.agent and r.payment = p.id
  where p.agent = own and p.username = p_username and p.kind = 'COUPON' and p.idempotency_key = p_idempotency_key;
  if found then
    return query select case when existing.code_hash = p_code_hash then 'replayed' else 'keyConflict' end, existing.payment, null::timestamptz;
    return;
  end if;
  -- an exhausted coupon is refused here without waiting for its lock; the updates below decide about the last copy
  select * into strict offer from check_coupon(p_username, p_code_hash, p_at, p_has_bet_feed);
  if offer.outcome <> 'redeemable' then
    return query select offer.outcome, null::uuid, case offer.outcome when 'ended' then offer.ends end;
    return;
  end if;
  update coupon c set redeemed = c.redeemed + 1
  where c.agent = own and c.id = offer.coupon and (c.total is null or c.redeemed < c.total);
  if not found then
    return query select 'exhausted', null::uuid, null::timestamptz;
    return;
  end if;
  update coupon_code c set used = c.used + 1
  where c.agent = own and c.code_hash = p_code_hash and (c.uses is null or c.used < c.uses);
  if not found then
    update coupon c set redeemed = c.redeemed - 1 where c.agent = own and c.id = offer.coupon;
    return query select 'exhausted', null::uuid, null::timestamptz;
    return;
  end if;
  perform start_payment(row(own, p_id, 'COUPON', offer.unit, offer.amount, p_username, p_username, 'CREATE', 'credit',
    null, null, null, null, p_idempotency_key, p_day, p_at, p_at)::payment, null, null);
  insert into coupon_redemption (agent, payment, coupon, code_hash, username)
  values (own, p_id, offer.coupon, p_code_hash, p_username);
  if offer.required > 0 then
    insert into turnover_requirement (agent, payment, username, required_satang, since) values (own, p_id, p_username, offer.required, p_at);
  end if;
  return query select 'created', p_id, null::timestamptz;
end $$;
