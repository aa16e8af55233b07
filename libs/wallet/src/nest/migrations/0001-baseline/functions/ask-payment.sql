-- notes that the provider is asked for the payment's step from now on. asked: it may have been asked before
create function ask_payment(p_id uuid, p_at timestamptz)
returns table (step text, asked boolean, unit text, amount bigint, username text, receiver text)
language plpgsql as $$
declare
  known payment;
begin
  select * into strict known from payment p where p.agent = current_setting('app.agent') and p.id = p_id for update;
  if known.step is not null and known.asked_at is null then
    if known.status = 'CREATE' then perform payment_tell(known, 'sent', p_at); end if;
    update payment p set asked_at = p_at, status = 'APPROVE', changed_at = p_at
    where p.agent = known.agent and p.id = p_id;
  end if;
  return query select known.step, known.asked_at is not null, known.unit, known.amount, known.username, known.receiver;
end $$;
