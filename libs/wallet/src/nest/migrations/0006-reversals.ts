import type { Migration } from '@housebrand/shared/nest';

/**
 * What is settled is not changed: it is taken back by another payment that names it, once. A gift goes back from its receiver to its
 * sender; what the house paid is not taken back here, since a member may have played it.
 */
export const reversals: Migration = {
  id: 'wallet-0006',
  sql: `
create or replace function open_gift(
  p_id uuid, p_sender text, p_receiver text, p_amount bigint, p_once_key text, p_day date, p_at timestamptz,
  p_most_gifts int, p_most_amount bigint
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
  else
    perform payment_begin(row(own, p_id, 'GIFT', 'CREDIT', p_amount, p_sender, p_receiver, 'CREATE', 'debit',
      null, null, null, null, p_once_key, p_day, p_at, p_at)::payment);
    return query select 'opened', p_id, gifts + 1, given + p_amount;
  end if;
end $$;

-- begins to take a gift back, or finds the payment that does; null: there is no such gift that arrived
create function open_reversal(p_id uuid, p_payment uuid, p_day date, p_at timestamptz) returns uuid
language plpgsql as $$
declare
  gift payment;
  known uuid;
begin
  select * into gift from payment p
  where p.agent = current_setting('app.agent') and p.id = p_payment and p.kind = 'GIFT' and p.status = 'SUCCESS'
    and p.reverses is null;
  if not found then return null; end if;
  perform ledger_lock('member:' || gift.receiver, gift.unit);
  select p.id into known from payment p where p.agent = gift.agent and p.reverses = gift.id and p.status <> 'REJECT';
  if found then return known; end if;
  perform payment_begin(row(gift.agent, p_id, 'GIFT', gift.unit, gift.amount, gift.receiver, gift.username, 'CREATE', 'debit',
    null, null, null, gift.id, 'reversal:' || p_id, p_day, p_at, p_at)::payment);
  return p_id;
end $$;
`,
};
