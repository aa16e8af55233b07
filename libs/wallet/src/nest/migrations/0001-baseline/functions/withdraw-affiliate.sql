-- begins to pay a member all that they are owed, or finds the payment that was begun under the same key
create function withdraw_affiliate(p_id uuid, p_username text, p_least bigint, p_once_key text, p_day date, p_at timestamptz)
returns table (outcome text, payment uuid, owed bigint)
language plpgsql as $$
declare
  own text := current_setting('app.agent');
  known payment;
  due bigint;
begin
  perform ledger_lock('affiliate:' || p_username, 'CREDIT');
  select * into known from payment p
  where p.agent = own and p.username = p_username and p.kind = 'AFFILIATE' and p.once_key = p_once_key;
  if found then
    return query select 'known', known.id, known.amount;
    return;
  end if;
  select a.balance into strict due from ledger_account a
  where a.agent = own and a.id = 'affiliate:' || p_username and a.unit = 'CREDIT';
  if due < greatest(p_least, 1) then
    return query select 'tooLittle', null::uuid, due;
    return;
  end if;
  perform payment_begin(row(own, p_id, 'AFFILIATE', 'CREDIT', due, p_username, p_username, 'CREATE', 'credit',
    null, null, null, null, p_once_key, p_day, p_at, p_at)::payment);
  return query select 'opened', p_id, due;
end $$;
