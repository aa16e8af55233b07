-- Starts the reversal of a gift that has arrived: a payment from its receiver to its sender.
-- Returns the reversal, the same one for every call; null if there is no such gift.
create function open_reversal(p_id uuid, p_payment uuid, p_day date, p_at timestamptz) returns uuid
language plpgsql as $$
declare
  gift payment;
  existing uuid;
begin
  select * into gift from payment p
  where p.agent = current_setting('app.agent') and p.id = p_payment and p.kind = 'GIFT' and p.status = 'SUCCESS'
    and p.reverses is null;
  if not found then return null; end if;
  perform ledger_lock('member:' || gift.receiver, gift.unit);
  select p.id into existing from payment p where p.agent = gift.agent and p.reverses = gift.id and p.status <> 'REJECT';
  if found then return existing; end if;
  perform start_payment(row(gift.agent, p_id, 'GIFT', gift.unit, gift.amount, gift.receiver, gift.username, 'CREATE', 'debit',
    null, null, null, gift.id, 'reversal:' || p_id, p_day, p_at, p_at)::payment, null, null);
  return p_id;
end $$;
