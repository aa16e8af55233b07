-- Returns a redeemed coupon at its member's request: starts the reversal of p_amount of its credit, at most the coupon's own. The turnover
-- requirement stays until the reversal succeeds. With an amount of 0 nothing is left to take back, so the requirement is dropped at once.
-- outcome: `created`: the reversal started now; `replayed`: it started before; `dropped`: the requirement was dropped;
--   `unknown`: no such coupon; otherwise why `check_coupon_return` refuses it. payment: the reversal.
create function return_coupon(p_id uuid, p_username text, p_payment uuid, p_amount bigint, p_day date, p_at timestamptz)
returns table (outcome text, payment uuid)
language plpgsql as $$
declare
  own text := current_setting('app.agent');
  redeemed payment;
  checked record;
begin
  select * into redeemed from payment p where p.agent = own and p.id = p_payment and p.username = p_username and p.kind = 'COUPON';
  if not found then
    return query select 'unknown', null::uuid;
    return;
  end if;
  perform ledger_lock('member:' || p_username, redeemed.unit);
  select * into checked from check_coupon_return(p_username, p_payment);
  if checked.outcome is null then
    return query select 'unknown', null::uuid;
  elsif checked.reversal is not null then
    return query select 'replayed', checked.reversal;
  elsif checked.outcome <> 'returnable' then
    return query select checked.outcome, null::uuid;
  elsif p_amount <= 0 then
    update turnover_requirement r set dropped_at = p_at where r.agent = own and r.payment = p_payment;
    return query select 'dropped', null::uuid;
  else
    perform start_payment(row(own, p_id, 'COUPON', redeemed.unit, least(p_amount, redeemed.amount), p_username, p_username, 'CREATE', 'debit',
      null, null, null, p_payment, 'returned:' || p_id, p_day, p_at, p_at)::payment, null, null);
    return query select 'created', p_id;
  end if;
end $$;
