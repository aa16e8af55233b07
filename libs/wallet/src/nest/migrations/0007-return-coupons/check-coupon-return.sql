-- Whether a member can return a redeemed coupon; writes nothing. No row: the member has redeemed no coupon with this payment.
-- outcome: `returnable`: its turnover requirement is open; `closed`: it has none, or no more; `arriving`: its credit has not arrived yet;
--   `returning`, `returned`: its credit is on its way back, or is back, by the payment `reversal`.
create function check_coupon_return(p_username text, p_payment uuid) returns table (outcome text, reversal uuid)
language sql stable as $$
  select
    case
      when b.status = 'SUCCESS' then 'returned'
      when b.status is not null then 'returning'
      when r.payment is null or p.status = 'REJECT' then 'closed'
      when p.status <> 'SUCCESS' then 'arriving'
      else 'returnable'
    end,
    b.id
  from payment p
  left join payment b on b.agent = p.agent and b.reverses = p.id and b.status <> 'REJECT'
  left join turnover_requirement r
    on r.agent = p.agent and r.payment = p.id and r.fulfilled_at is null and r.dropped_at is null
  where p.agent = current_setting('app.agent') and p.id = p_payment and p.username = p_username and p.kind = 'COUPON' and p.reverses is null
$$;
