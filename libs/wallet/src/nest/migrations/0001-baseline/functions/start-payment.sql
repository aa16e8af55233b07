-- Stores a new payment with its first events and its outbox entry, which the payment saga follows. Credit that the house pays is held
-- in transit from the start; credit that a member pays is debited first.
create function start_payment(p_payment payment) returns void
language plpgsql as $$
begin
  insert into payment select p_payment.*;
  perform record_payment_event(p_payment, 'created', p_payment.created_at);
  if p_payment.kind <> 'GIFT' and not is_coupon_reversal(p_payment) then
    perform ledger_post(p_payment, 'hold', payment_source(p_payment), 'in-transit', p_payment.created_at);
    perform record_payment_event(p_payment, 'held', p_payment.created_at);
  end if;
  perform outbox_add(p_payment.id, 'wallet.payment', p_payment.username, p_payment.id::text, jsonb_build_object('payment', p_payment.id));
end $$;
