-- pays a member from an account of the house, or finds what was begun under the same key
create function open_reward(
  p_id uuid, p_kind text, p_unit text, p_amount bigint, p_username text, p_once_key text, p_day date, p_at timestamptz
) returns table (outcome text, payment uuid)
language plpgsql as $$
declare
  own text := current_setting('app.agent');
  known payment;
begin
  perform ledger_lock('member:' || p_username, p_unit);
  select * into known from payment p
  where p.agent = own and p.username = p_username and p.kind = p_kind and p.once_key = p_once_key;
  if found then
    return query select case when (known.unit, known.amount) = (p_unit, p_amount) then 'known' else 'otherRequest' end, known.id;
    return;
  end if;
  perform payment_begin(row(own, p_id, p_kind, p_unit, p_amount, p_username, p_username, 'CREATE', 'credit',
    null, null, null, null, p_once_key, p_day, p_at, p_at)::payment);
  return query select 'opened', p_id;
end $$;
