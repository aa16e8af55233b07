create function open_gift(
  p_id uuid, p_sender text, p_receiver text, p_amount bigint, p_once_key text, p_day date, p_at timestamptz,
  p_most_gifts int, p_most_amount bigint, p_met uuid[]
) returns table (outcome text, payment uuid, gifts int, given bigint)
language plpgsql as $$
declare
  own text := current_setting('app.agent');
  known payment;
begin
  perform ledger_lock('member:' || p_sender, 'CREDIT');
  select * into known from payment p
  where p.agent = own and p.username = p_sender and p.kind = 'GIFT' and p.once_key = p_once_key;
  if found then
    return query select case when (known.receiver, known.amount) = (p_receiver, p_amount) then 'known' else 'otherRequest' end,
      known.id, null::int, null::bigint;
    return;
  end if;
  -- what an operator takes back is none of the member's own gifts
  select count(*)::int, coalesce(sum(p.amount), 0)::bigint into gifts, given from payment p
  where p.agent = own and p.username = p_sender and p.business_day = p_day and p.kind = 'GIFT' and p.status <> 'REJECT'
    and p.reverses is null;
  if gifts >= p_most_gifts then
    return query select 'tooMany', null::uuid, gifts, given;
  elsif given + p_amount > p_most_amount then
    return query select 'tooMuch', null::uuid, gifts, given;
  elsif not may_leave(p_sender, p_met, p_at) then
    return query select 'held', null::uuid, gifts, given;
  else
    perform payment_begin(row(own, p_id, 'GIFT', 'CREDIT', p_amount, p_sender, p_receiver, 'CREATE', 'debit',
      null, null, null, null, p_once_key, p_day, p_at, p_at)::payment);
    return query select 'opened', p_id, gifts + 1, given + p_amount;
  end if;
end $$;
