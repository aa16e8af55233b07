-- Records that the provider did a step, and returns the payment's status. A call that comes second changes nothing.
create function settle_payment(p_id uuid, p_step text, p_at timestamptz) returns text
language plpgsql as $$
declare
  stored payment;
begin
  select * into strict stored from payment p where p.agent = current_setting('app.agent') and p.id = p_id for update;
  if stored.step = p_step then stored := complete_payment_step(stored, p_at, null); end if;
  return stored.status;
end $$;
