-- Starts a correction of a member's credit: p_amount satang to the member, or from the member if it is negative. A second call with the
-- same id changes nothing.
create function open_correction(p_id uuid, p_amount bigint, p_username text, p_day date, p_at timestamptz) returns void
language plpgsql as $$
declare
  own text := current_setting('app.agent');
  kind text := case when p_amount > 0 then 'CORRECTION' else 'DEDUCTION' end;
begin
  perform ledger_lock('member:' || p_username, 'CREDIT');
  perform from payment p where p.agent = own and p.id = p_id;
  if found then return; end if;
  perform start_payment(row(own, p_id, kind, 'CREDIT', abs(p_amount), p_username, p_username, 'CREATE',
    case when p_amount > 0 then 'credit' else 'debit' end,
    null, null, null, null, p_id::text, p_day, p_at, p_at)::payment, null, null);
end $$;
