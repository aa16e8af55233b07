-- Records that the provider did one step of each of these payments, and that their next steps are being requested: `settle_payment` and
-- `request_payment_step` in one round trip and one commit. After a payment's last step it also finishes the outbox entry of delivery
-- p_claims (null: of none), and starts the member's next payment: it leases its entry to delivery p_next_claims (null: don't) and records
-- its first request. `advance_payment` stays for instances of the previous version.
-- p_members: whose credit each step moves. Accounts are locked in this order, and keys of the outbox after all accounts, as in
-- `open_gift`, so that concurrent calls can't deadlock.
-- place: of the step, from 1. payment: the payment that the other columns describe: the one in p_ids, or the next one. recorded: the
-- outbox entry of the one in p_ids is finished.
create function advance_payments(
  p_ids uuid[], p_steps text[], p_members text[], p_claims uuid[], p_next_claims uuid[], p_at timestamptz, p_lease interval
) returns table (
  place int, payment uuid, step text, was_requested boolean, unit text, amount bigint, username text, receiver text, recorded boolean
)
language plpgsql as $$
declare
  stored payment;
  advanced payment[];
  completed boolean[];
begin
  for place in select d.place from unnest(p_members) with ordinality d (member, place) order by d.member, d.place loop
    select * into strict stored from payment p
    where p.agent = current_setting('app.agent') and p.id = p_ids[place] for update;
    completed[place] := stored.step is not distinct from p_steps[place];
    advanced[place] := case when completed[place] then complete_payment_step(stored, p_at, p_at) else stored end;
  end loop;
  for place in select d.ordinality from unnest(advanced) with ordinality d order by d.username, d.ordinality loop
    stored := advanced[place];
    payment := stored.id;
    recorded := completed[place] and stored.step is null and p_claims[place] is not null
      and outbox_finish(stored.id, p_claims[place]);
    if recorded and p_next_claims[place] is not null then
      payment := coalesce(outbox_take('wallet.payment', stored.username, p_next_claims[place], p_lease), stored.id);
    end if;
    if completed[place] and payment = stored.id then
      return query select place, payment, stored.step, false, stored.unit, stored.amount, stored.username, stored.receiver, recorded;
    else
      return query select place, payment, r.*, recorded from request_payment_step(payment, p_at) r;
    end if;
  end loop;
end $$;
