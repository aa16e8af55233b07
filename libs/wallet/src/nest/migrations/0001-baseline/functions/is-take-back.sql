-- a coupon's credit that goes back to the house: taken from the member, booked at once
create function is_take_back(p_payment payment) returns boolean
language sql immutable as $$
  select (p_payment).kind = 'COUPON' and (p_payment).reverses is not null
$$;
