-- Records that the payment's next step is being requested at the provider.
-- step: the step, null once the payment is settled. was_requested: it may have been sent before.
create function request_payment_step(p_id uuid, p_at timestamptz)
returns table (step text, was_requested boolean, unit text, amount bigint, username text, receiver text)
language plpgsql as $$
declare
  stored payment;
begin
  select * into strict stored from payment p where p.agent = current_setting('app.agent') and p.id = p_id for update;
  if stored.step is not null and stored.requested_at is null then
    if stored.status = 'CREATE' then perform record_payment_event(stored, 'sent', p_at); end if;
    update payment p set requested_at = p_at, status = 'APPROVE', changed_at = p_at
    where p.agent = stored.agent and p.id = p_id;
  end if;
  return query select stored.step, stored.requested_at is not null, stored.unit, stored.amount, stored.username, stored.receiver;
end $$;
