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
