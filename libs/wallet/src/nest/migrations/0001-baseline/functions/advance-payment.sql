-- Records that the provider did a step and that the next one is being requested: `settle_payment` and `request_payment_step` in one
-- round trip, one commit and one update. After the last step it also finishes the outbox entry of delivery p_claim; null: of none.
-- recorded: the outbox entry is finished.
create function advance_payment(p_id uuid, p_step text, p_at timestamptz, p_claim uuid)
returns table (step text, was_requested boolean, unit text, amount bigint, username text, receiver text, recorded boolean)
language plpgsql as $$
declare
  stored payment;
begin
  select * into strict stored from payment p where p.agent = current_setting('app.agent') and p.id = p_id for update;
  if stored.step = p_step then
    stored := complete_payment_step(stored, p_at, p_at);
    return query select stored.step, false, stored.unit, stored.amount, stored.username, stored.receiver,
      stored.step is null and p_claim is not null and outbox_finish(p_id, p_claim);
  else
    return query select r.*, false from request_payment_step(p_id, p_at) r;
  end if;
end $$;
