-- Records that the provider did a step and that the next one is being requested: `settle_payment` and `request_payment_step` in one
-- round trip and one commit.
create function advance_payment(p_id uuid, p_step text, p_at timestamptz)
returns table (step text, was_requested boolean, unit text, amount bigint, username text, receiver text)
language plpgsql as $$
begin
  perform settle_payment(p_id, p_step, p_at);
  return query select * from request_payment_step(p_id, p_at);
end $$;
