-- Starts the payment of everything that a member is owed for referrals.
-- outcome: `created`: started now; `replayed`: a payment exists under this key; `tooLittle`: less than p_min satang is owed.
create function withdraw_affiliate(p_id uuid, p_username text, p_min bigint, p_idempotency_key text, p_day date, p_at timestamptz)
returns table (outcome text, payment uuid, owed bigint)
language plpgsql as $$
declare
  own text := current_setting('app.agent');
  existing payment;
  due bigint;
begin
  perform ledger_lock('affiliate:' || p_username, 'CREDIT');
  select * into existing from payment p
  where p.agent = own and p.username = p_username and p.kind = 'AFFILIATE' and p.idempotency_key = p_idempotency_key;
  if found then
    return query select 'replayed', existing.id, existing.amount;
    return;
  end if;
  select a.balance into strict due from ledger_account a
  where a.agent = own and a.id = 'affiliate:' || p_username and a.unit = 'CREDIT';
  if due < greatest(p_min, 1) then
    return query select 'tooLittle', null::uuid, due;
    return;
  end if;
  perform start_payment(row(own, p_id, 'AFFILIATE', 'CREDIT', due, p_username, p_username, 'CREATE', 'credit',
    null, null, null, null, p_idempotency_key, p_day, p_at, p_at)::payment, null, null);
  return query select 'created', p_id, due;
end $$;
