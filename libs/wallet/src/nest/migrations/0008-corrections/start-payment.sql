-- Stores a new payment with its first events and its outbox entry, which the payment saga follows. Credit that the house pays is held
-- in transit from the start; credit that a member pays is debited first.
-- p_claim, p_lease: the process that continues the payment at once, see `outbox_add`; null: any worker. Returns whether it does: then the
-- payment begins with its first step requested (APPROVE, `sent`), and otherwise as CREATE.
create or replace function start_payment(p_payment payment, p_claim uuid, p_lease interval) returns boolean
language plpgsql as $$
declare
  started payment := p_payment;
  is_held boolean := p_payment.kind <> 'GIFT' and not is_taken_back(p_payment);
  is_leased boolean := outbox_add(p_payment.id, 'wallet.payment', p_payment.username, p_payment.id::text,
    jsonb_build_object('payment', p_payment.id), p_claim, p_lease);
begin
  if is_leased then
    started.status := 'APPROVE';
    started.requested_at := p_payment.created_at;
  end if;
  insert into payment select started.*;
  insert into payment_event (agent, payment, position, kind, at)
  select started.agent, started.id, row_number() over (), e.kind, started.created_at
  from unnest(array['created', case when is_held then 'held' end, case when is_leased then 'sent' end]) e (kind) where e.kind is not null;
  if is_held then
    perform ledger_post(started, 'hold', payment_source(started), 'in-transit', started.created_at);
  end if;
  return is_leased;
end $$;
