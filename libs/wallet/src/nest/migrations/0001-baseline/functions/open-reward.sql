-- Starts a payment from the house to a member.
-- outcome: `created`: started now; `replayed`: the same reward exists under this key; `keyConflict`: the key belongs to another reward.
create function open_reward(
  p_id uuid, p_kind text, p_unit text, p_amount bigint, p_username text, p_idempotency_key text, p_day date, p_at timestamptz
) returns table (outcome text, payment uuid)
language plpgsql as $$
declare
  own text := current_setting('app.agent');
  existing payment;
begin
  perform ledger_lock('member:' || p_username, p_unit);
  select * into existing from payment p
  where p.agent = own and p.username = p_username and p.kind = p_kind and p.idempotency_key = p_idempotency_key;
  if found then
    return query select case when (existing.unit, existing.amount) = (p_unit, p_amount) then 'replayed' else 'keyConflict' end, existing.id;
    return;
  end if;
  perform start_payment(row(own, p_id, p_kind, p_unit, p_amount, p_username, p_username, 'CREATE', 'credit',
    null, null, null, null, p_idempotency_key, p_day, p_at, p_at)::payment, null, null);
  return query select 'created', p_id;
end $$;
