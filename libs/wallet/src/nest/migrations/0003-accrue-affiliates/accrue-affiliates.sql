-- Adds income to what members are owed, or deducts a negative amount from it; a balance may fall below zero. Ordered
-- by account, so that concurrent transactions lock accounts in the same order. `accrue_affiliate` stays for instances of the previous
-- version.
create function accrue_affiliates(p_ids uuid[], p_usernames text[], p_amounts bigint[], p_at timestamptz) returns void
language plpgsql as $$
declare
  own text := current_setting('app.agent');
begin
  insert into ledger_accrual (agent, id, username, at)
  select own, id, username, p_at from unnest(p_ids, p_usernames) income (id, username);
  insert into ledger_posting (agent, payment, move, source, destination, unit, amount, at)
  select own, id, 'accrual', case when amount > 0 then 'promotion-expense' else payable end,
    case when amount > 0 then payable else 'promotion-expense' end, 'CREDIT', abs(amount), p_at
  from unnest(p_ids, p_usernames, p_amounts) income (id, username, amount)
    cross join lateral (values ('affiliate:' || username)) account (payable)
  order by payable;
end $$;
