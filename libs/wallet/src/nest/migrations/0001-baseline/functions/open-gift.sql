-- Starts a gift within the sender's limits of the day.
-- outcome: `created`: started now; `replayed`: the same gift exists under this key; `keyConflict`: the key belongs to another gift;
--   `tooMany`, `tooMuch`: the number or the total of the day is used up; `blockedByTurnover`: a turnover requirement is open.
-- payment: the gift, if one exists. given: satang sent on that day, including this gift if it was started.
-- leased: the caller continues the gift under p_claim: its debit is recorded as requested (APPROVE). Otherwise a worker does (CREATE).
create function open_gift(
  p_id uuid, p_sender text, p_receiver text, p_amount bigint, p_idempotency_key text, p_day date, p_at timestamptz,
  p_max_gifts int, p_max_amount bigint, p_fulfilled uuid[], p_claim uuid, p_lease interval
) returns table (outcome text, payment uuid, gifts int, given bigint, leased boolean)
language plpgsql as $$
declare
  own text := current_setting('app.agent');
  existing payment;
begin
  perform ledger_lock('member:' || p_sender, 'CREDIT');
  select * into existing from payment p
  where p.agent = own and p.username = p_sender and p.kind = 'GIFT' and p.idempotency_key = p_idempotency_key;
  if found then
    return query select case when (existing.receiver, existing.amount) = (p_receiver, p_amount) then 'replayed' else 'keyConflict' end,
      existing.id, null::int, null::bigint, false;
    return;
  end if;
  select d.gifts, d.given into gifts, given from gifts_of_day(p_sender, p_day) d;
  if gifts >= p_max_gifts then
    return query select 'tooMany', null::uuid, gifts, given, false;
  elsif given + p_amount > p_max_amount then
    return query select 'tooMuch', null::uuid, gifts, given, false;
  elsif not pass_turnover(p_sender, p_fulfilled, p_at) then
    return query select 'blockedByTurnover', null::uuid, gifts, given, false;
  else
    leased := start_payment(row(own, p_id, 'GIFT', 'CREDIT', p_amount, p_sender, p_receiver, 'CREATE', 'debit',
      null, null, null, null, p_idempotency_key, p_day, p_at, p_at)::payment, p_claim, p_lease);
    return query select 'created', p_id, gifts + 1, given + p_amount, leased;
  end if;
end $$;
