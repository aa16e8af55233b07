create function go_on_payment(p_id uuid, p_step text, p_at timestamptz)
returns table (step text, asked boolean, unit text, amount bigint, username text, receiver text)
language plpgsql as $$
begin
  perform settle_payment(p_id, p_step, p_at);
  return query select * from ask_payment(p_id, p_at);
end $$;
