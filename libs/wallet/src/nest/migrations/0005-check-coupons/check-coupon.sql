-- Whether a member can redeem a coupon code, and its terms; writes nothing. No row: there is no such code.
-- outcome: `redeemable`: now; `unknown`: not valid yet; `ended`: since `ends`; `used`: the member has redeemed their share;
--   `exhausted`: no copies left; `noBetFeed`: turnover is required, but the provider has no bet feed (p_has_bet_feed) to measure it;
--   `withdrawalPending`: a withdrawal or gift that started before could take this credit along.
create function check_coupon(p_username text, p_code_hash bytea, p_at timestamptz, p_has_bet_feed boolean)
returns table (outcome text, coupon uuid, unit text, amount bigint, multiplier int, required bigint, ends timestamptz)
language sql stable as $$
  select
    case
      when p_at < o.valid_from then 'unknown'
      when p_at >= terms.ends then 'ended'
      when o.per_member <= (
        select count(*) from coupon_redemption r join payment p on p.agent = r.agent and p.id = r.payment
        where r.agent = o.agent and r.username = p_username and r.coupon = o.id and p.status <> 'REJECT') then 'used'
      when terms.required > 0 and not p_has_bet_feed then 'noBetFeed'
      when terms.required > 0 and (
        exists (
          select from provider_move m
          where m.agent = o.agent and m.username = p_username and m.kind = 'WITHDRAWAL' and m.state in ('SENT', 'UNKNOWN'))
        or exists (
          select from payment p
          where p.agent = o.agent and p.username = p_username and p.kind = 'GIFT' and p.step = 'debit')) then 'withdrawalPending'
      when o.redeemed >= o.total or c.used >= c.uses then 'exhausted'
      else 'redeemable'
    end,
    o.id, o.unit, o.amount, o.turnover_multiplier, terms.required, terms.ends
  from coupon_code c
  join coupon o on o.agent = c.agent and o.id = c.coupon
  cross join lateral (
    select case o.unit when 'CREDIT' then o.amount * o.turnover_multiplier else 0 end as required,
      least(o.valid_until, o.disabled_at) as ends
  ) terms
  where c.agent = current_setting('app.agent') and c.code_hash = p_code_hash
$$;
