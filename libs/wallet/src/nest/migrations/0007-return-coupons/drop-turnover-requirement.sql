-- Drops a requirement of a member who can't play, and starts the reversal of p_amount of its coupon's credit (0: none), unless the member
-- returns the coupon already.
-- Returns the reversal; null if nothing is reversed or the requirement was closed before.
create or replace function drop_turnover_requirement(
  p_id uuid, p_username text, p_payment uuid, p_amount bigint, p_day date, p_at timestamptz
) returns uuid
language plpgsql as $$
declare
  own text := current_setting('app.agent');
  existing uuid;
begin
  perform ledger_lock('member:' || p_username, 'CREDIT');
  update turnover_requirement r set dropped_at = p_at
  where r.agent = own and r.username = p_username and r.payment = p_payment and r.fulfilled_at is null and r.dropped_at is null;
  if not found then return null; end if;
  select p.id into existing from payment p where p.agent = own and p.reverses = p_payment and p.status <> 'REJECT';
  if found then return existing; end if;
  if p_amount <= 0 then return null; end if;
  perform start_payment(row(own, p_id, 'COUPON', 'CREDIT', p_amount, p_username, p_username, 'CREATE', 'debit',
    null, null, null, p_payment, 'dropped:' || p_payment, p_day, p_at, p_at)::payment, null, null);
  return p_id;
end $$;
