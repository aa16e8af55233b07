-- Posts one move of a payment: `hold`, `debit`, `credit` or `return`. A second posting of the same move fails.
create function ledger_post(p_payment payment, p_move text, p_source text, p_destination text, p_at timestamptz) returns void
language plpgsql as $$
begin
  insert into ledger_posting (agent, payment, move, source, destination, unit, amount, at)
  values (p_payment.agent, p_payment.id, p_move, p_source, p_destination, p_payment.unit, p_payment.amount, p_at);
end $$;
