-- Creates the missing partitions from the last month to two months ahead. It runs with its owner's rights, because no role may create tables,
-- and takes no argument, so that a caller can create nothing else.
create function create_bet_months() returns void language plpgsql security definer set search_path = pg_catalog, pg_temp set timezone = 'UTC' as $$
begin
  perform public.create_bet_month(month)
  from generate_series(date_trunc('month', now()) - interval '1 month', date_trunc('month', now()) + interval '2 months', interval '1 month') month;
end $$;
revoke execute on function create_bet_months from public, housebrand_app;
