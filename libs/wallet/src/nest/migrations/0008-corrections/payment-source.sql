-- Returns the account that pays for every kind but a gift: `purchase`, `affiliate:<username>`, `correction` or `promotion-expense`.
create or replace function payment_source(p_payment payment) returns text
language sql immutable as $$
  select case (p_payment).kind
    when 'PURCHASE' then 'purchase'
    when 'AFFILIATE' then 'affiliate:' || (p_payment).username
    when 'CORRECTION' then 'correction'
    when 'DEDUCTION' then 'correction'
    else 'promotion-expense' end
$$;
