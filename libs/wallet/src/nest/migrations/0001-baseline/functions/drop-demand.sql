-- under the member's lock: a demand falls once. p_amount: what goes back, 0 for nothing. Returns the payment that takes it back
create function drop_demand(p_id uuid, p_username text, p_payment uuid, p_amount bigint, p_day date, p_at timestamptz) returns uuid
language plpgsql as $$
declare
  own text := current_setting('app.agent');
begin
  perform ledger_lock('member:' || p_username, 'CREDIT');
  update turnover_demand d set dropped_at = p_at
  where d.agent = own and d.username = p_username and d.payment = p_payment and d.met_at is null and d.dropped_at is null;
  if not found or p_amount <= 0 then return null; end if;
  perform payment_begin(row(own, p_id, 'COUPON', 'CREDIT', p_amount, p_username, p_username, 'CREATE', 'debit',
    null, null, null, p_payment, 'dropped:' || p_payment, p_day, p_at, p_at)::payment);
  return p_id;
end $$;
