-- Records that the provider did a payment's current step, in one update, and returns the payment. The caller holds the payment's lock.
-- `debit` leads to `credit` (APPROVE); for credit taken back it ends in SUCCESS. `credit` ends in SUCCESS, `return` in REJECT.
-- p_requested_at: when the next step is requested, if there is one; null: later.
-- It writes posting and event itself, without `ledger_post` and `record_payment_event`: their calls are statements, too.
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
  insert into ledger_posting (agent, payment, move, source, destination, unit, amount, at)
  values (p_payment.agent, p_payment.id, p_payment.step, source, destination, p_payment.unit, p_payment.amount, p_at);
  insert into payment_event (agent, payment, position, kind, at)
  select p_payment.agent, p_payment.id, 1 + count(*), event, p_at
  from payment_event e where e.agent = p_payment.agent and e.payment = p_payment.id;
  update payment p set
    step = case when not is_last then 'credit' end,
    status = case when not is_last then 'APPROVE' when p_payment.step = 'return' then 'REJECT' else 'SUCCESS' end,
    requested_at = case when is_last then p.requested_at else p_requested_at end,
    changed_at = p_at
  where p.agent = p_payment.agent and p.id = p_payment.id
  returning * into changed;
  return changed;
end $$;
