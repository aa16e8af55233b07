-- the account that what is not a gift is paid from
create function payment_source(p_payment payment) returns text
language sql immutable as $$
  select case (p_payment).kind
    when 'PURCHASE' then 'purchase'
    when 'AFFILIATE' then 'affiliate:' || (p_payment).username
    else 'promotion-expense' end
$$;
