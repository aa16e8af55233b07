-- Settles all taken steps in the order in which they were taken.
create function rate_limit_settle(held jsonb, verdict text, now_ms bigint) returns void language plpgsql as $$
declare
  step jsonb;
begin
  for step in select value from jsonb_array_elements(held) loop
    perform rate_limit_settle_one(step, verdict, now_ms);
  end loop;
end $$;
