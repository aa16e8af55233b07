create function payment_begin(p_payment payment) returns void
language plpgsql as $$
begin
  insert into payment select p_payment.*;
  perform payment_tell(p_payment, 'created', p_payment.created_at);
  if p_payment.kind <> 'GIFT' and not is_take_back(p_payment) then
    perform ledger_post(p_payment, 'hold', payment_source(p_payment), 'in-transit', p_payment.created_at);
    perform payment_tell(p_payment, 'held', p_payment.created_at);
  end if;
  perform outbox_add(p_payment.id, 'wallet.payment', p_payment.username, p_payment.id::text, jsonb_build_object('payment', p_payment.id));
end $$;
