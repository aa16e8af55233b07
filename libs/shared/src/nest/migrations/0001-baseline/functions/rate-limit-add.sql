-- Adds to a counter, or starts a new window if the last one has expired.
-- used: the points in the window. until: when it expires, in milliseconds.
create function rate_limit_add(k text, change integer, window_ms bigint, now_ms bigint, out used integer, out until bigint)
language sql as $$
  insert into rate_limit as known values (k, change, now_ms + window_ms)
  on conflict (key) do update set
    points = case when known.expire <= now_ms then change else known.points + change end,
    expire = case when known.expire <= now_ms then now_ms + window_ms else known.expire end
  returning known.points, known.expire
$$;
