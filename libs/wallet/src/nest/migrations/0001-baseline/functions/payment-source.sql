-- Returns the account that pays for every kind but a gift: `purchase`, `affiliate:<username>` or `promotion-expense`.
create function payment_source(p_payment payment) returns text
language sql immutable as $$
  select case (p_payment).kind
    when 'PURCHASE' then 'purchase'
    when 'AFFILIATE' then 'affiliate:' || (p_payment).username
    else 'promotion-expense' end
$$;
