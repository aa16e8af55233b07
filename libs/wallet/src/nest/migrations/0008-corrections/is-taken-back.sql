-- Whether a payment returns a member's credit to the house: it is debited from the member and booked at once.
create function is_taken_back(p_payment payment) returns boolean
language sql immutable as $$
  select (p_payment).kind = 'DEDUCTION' or (p_payment).kind = 'COUPON' and (p_payment).reverses is not null
$$;
