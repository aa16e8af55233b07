-- Adds income to what a member is owed, or deducts a negative amount from it; the balance may fall below zero.
create function accrue_affiliate(p_id uuid, p_username text, p_amount bigint, p_at timestamptz) returns void
language plpgsql as $$
declare
  own text := current_setting('app.agent');
  payable text := 'affiliate:' || p_username;
begin
  insert into ledger_accrual (agent, id, username, at) values (own, p_id, p_username, p_at);
  insert into ledger_posting (agent, payment, move, source, destination, unit, amount, at)
  values (own, p_id, 'accrual', case when p_amount > 0 then 'promotion-expense' else payable end,
    case when p_amount > 0 then payable else 'promotion-expense' end, 'CREDIT', abs(p_amount), p_at);
end $$;
