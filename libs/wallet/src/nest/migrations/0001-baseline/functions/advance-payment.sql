-- Records that the provider did a step and that the next one is being requested: `settle_payment` and `request_payment_step` in one
-- round trip, one commit and one update. After the last step it also finishes the outbox entry of delivery p_claim (null: of none), and
-- starts the member's next payment: it leases its entry to delivery p_next_claim (null: don't) and records its first request.
-- payment: the payment that the other columns describe: p_id, or the next one. recorded: the outbox entry of p_id is finished.
create function advance_payment(p_id uuid, p_step text, p_at timestamptz, p_claim uuid, p_next_claim uuid, p_lease interval)
returns table (payment uuid, step text, was_requested boolean, unit text, amount bigint, username text, receiver text, recorded boolean)
language plpgsql as $$
declare
  stored payment;
begin
  select * into strict stored from payment p where p.agent = current_setting('app.agent') and p.id = p_id for update;
  payment := p_id;
  if stored.step = p_step then
    stored := complete_payment_step(stored, p_at, p_at);
    recorded := stored.step is null and p_claim is not null and outbox_finish(p_id, p_claim);
    if recorded and p_next_claim is not null then
      payment := coalesce(outbox_take('wallet.payment', stored.username, p_next_claim, p_lease), p_id);
    end if;
    if payment = p_id then
      return query select p_id, stored.step, false, stored.unit, stored.amount, stored.username, stored.receiver, recorded;
      return;
    end if;
  end if;
  return query select payment, r.*, coalesce(recorded, false) from request_payment_step(payment, p_at) r;
end $$;
