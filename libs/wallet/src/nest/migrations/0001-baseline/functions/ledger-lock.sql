-- Locks an account's row, and creates it first if necessary. Every payment of a member starts under the lock of their account. All
-- functions here lock in one order: the member's account, the payment, then the accounts of a posting by their ids.
create function ledger_lock(p_account text, p_unit text) returns void
language plpgsql as $$
begin
  perform from ledger_account
  where agent = current_setting('app.agent') and id = p_account and unit = p_unit for update;
  if found then return; end if;
  insert into ledger_account (agent, id, unit) values (current_setting('app.agent'), p_account, p_unit) on conflict do nothing;
  perform from ledger_account
  where agent = current_setting('app.agent') and id = p_account and unit = p_unit for update;
end $$;
