create function settle_payment(p_id uuid, p_step text, p_at timestamptz) returns text
language plpgsql as $$
declare
  known payment;
begin
  select * into strict known from payment p where p.agent = current_setting('app.agent') and p.id = p_id for update;
  if known.step is distinct from p_step then return known.status; end if;
  if p_step = 'debit' and is_take_back(known) then
    perform ledger_post(known, 'debit', 'member:' || known.username, payment_source(known), p_at);
    perform payment_tell(known, 'confirmed', p_at);
    update payment p set step = null, status = 'SUCCESS', changed_at = p_at where p.agent = known.agent and p.id = p_id;
    return 'SUCCESS';
  elsif p_step = 'debit' then
    perform ledger_post(known, 'debit', 'member:' || known.username, 'in-transit', p_at);
    perform payment_tell(known, 'held', p_at);
    update payment p set step = 'credit', asked_at = null, changed_at = p_at where p.agent = known.agent and p.id = p_id;
    return 'APPROVE';
  elsif p_step = 'credit' then
    perform ledger_post(known, 'credit', 'in-transit', 'member:' || known.receiver, p_at);
    perform payment_tell(known, 'confirmed', p_at);
    update payment p set step = null, status = 'SUCCESS', changed_at = p_at where p.agent = known.agent and p.id = p_id;
    return 'SUCCESS';
  else
    perform ledger_post(known, 'return', 'in-transit', 'member:' || known.username, p_at);
    perform payment_tell(known, 'returned', p_at);
    update payment p set step = null, status = 'REJECT', changed_at = p_at where p.agent = known.agent and p.id = p_id;
    return 'REJECT';
  end if;
end $$;
