-- Refunds one point and returns the points left in the window. The point's window may have expired meanwhile: a refund never raises the
-- allowance above its maximum.
create function rate_limit_refund(k text, window_ms bigint, now_ms bigint) returns integer language plpgsql as $$
declare
  left_over integer;
begin
  select added.used into left_over from rate_limit_add(k, -1, window_ms, now_ms) added;
  if left_over < 0 then delete from rate_limit where key = k; end if;
  return left_over;
end $$;
