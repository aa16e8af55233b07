-- Records that the provider did a step, and returns the payment's status. A call that comes second changes nothing.
-- `debit` leads to `credit` (APPROVE); for a coupon's reversal it ends in SUCCESS. `credit` ends in SUCCESS, `return` in REJECT.
create function settle_payment(p_id uuid, p_step text, p_at timestamptz) returns text
language plpgsql as $$
declare
  stored payment;
begin
  select * into strict stored from payment p where p.agent = current_setting('app.agent') and p.id = p_id for update;
  if stored.step is distinct from p_step then return stored.status; end if;
  if p_step = 'debit' and is_coupon_reversal(stored) then
    perform ledger_post(stored, 'debit', 'member:' || stored.username, payment_source(stored), p_at);
    perform record_payment_event(stored, 'confirmed', p_at);
    update payment p set step = null, status = 'SUCCESS', changed_at = p_at where p.agent = stored.agent and p.id = p_id;
    return 'SUCCESS';
  elsif p_step = 'debit' then
    perform ledger_post(stored, 'debit', 'member:' || stored.username, 'in-transit', p_at);
    perform record_payment_event(stored, 'held', p_at);
    update payment p set step = 'credit', requested_at = null, changed_at = p_at where p.agent = stored.agent and p.id = p_id;
    return 'APPROVE';
  elsif p_step = 'credit' then
    perform ledger_post(stored, 'credit', 'in-transit', 'member:' || stored.receiver, p_at);
    perform record_payment_event(stored, 'confirmed', p_at);
    update payment p set step = null, status = 'SUCCESS', changed_at = p_at where p.agent = stored.agent and p.id = p_id;
    return 'SUCCESS';
  else
    perform ledger_post(stored, 'return', 'in-transit', 'member:' || stored.username, p_at);
    perform record_payment_event(stored, 'returned', p_at);
    update payment p set step = null, status = 'REJECT', changed_at = p_at where p.agent = stored.agent and p.id = p_id;
    return 'REJECT';
  end if;
end $$;
