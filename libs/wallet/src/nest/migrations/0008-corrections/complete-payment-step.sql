-- Records that the provider did a payment's current step, in one update, and returns the payment. The caller holds the payment's lock.
-- `debit` leads to `credit` (APPROVE); for credit taken back it ends in SUCCESS. `credit` ends in SUCCESS, `return` in REJECT.
-- p_requested_at: when the next step is requested, if there is one; null: later.
create or replace function complete_payment_step(p_payment payment, p_at timestamptz, p_requested_at timestamptz) returns payment
language plpgsql as $$
declare
  is_last boolean := p_payment.step <> 'debit' or is_taken_back(p_payment);
  source text := case p_payment.step when 'debit' then 'member:' || p_payment.username else 'in-transit' end;
  destination text := case p_payment.step
    when 'credit' then 'member:' || p_payment.receiver
    when 'return' then 'member:' || p_payment.username
    else case when is_last then payment_source(p_payment) else 'in-transit' end end;
  event text := case when not is_last then 'held' when p_payment.step = 'return' then 'returned' else 'confirmed' end;
  changed payment;
begin
  perform ledger_post(p_payment, p_payment.step, source, destination, p_at);
  perform record_payment_event(p_payment, event, p_at);
  update payment p set
    step = case when not is_last then 'credit' end,
    status = case when not is_last then 'APPROVE' when p_payment.step = 'return' then 'REJECT' else 'SUCCESS' end,
    requested_at = case when is_last then p.requested_at else p_requested_at end,
    changed_at = p_at
  where p.agent = p_payment.agent and p.id = p_payment.id
  returning * into changed;
  return changed;
end $$;
