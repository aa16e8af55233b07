-- Detaches the months that end until an instant, the start of a month, into the schema bet_archive, where they only can be read. Returns their
-- tables. Only the owner may run it. It refuses while a consumer has bets of these months left.
create function archive_bets(boundary timestamptz) returns setof text language plpgsql set search_path = pg_catalog, pg_temp set timezone = 'UTC' as $$
declare
  parent text;
  month timestamptz;
  found name;
begin
  lock table public.bet_event, public.bet_turnover in access exclusive mode;
  if exists (
    select from (select distinct agent from public.bet_consumer) followed
      cross join (select distinct name from public.bet_consumer) consumers
      left join public.bet_consumer done on (done.agent, done.name) = (followed.agent, consumers.name)
      join public.bet_turnover move on move.agent = followed.agent and move.position > coalesce(done.position, 0)
    where move.at < boundary) then
    raise exception 'a consumer has not processed all bets before %', boundary using errcode = 'object_not_in_prerequisite_state';
  end if;
  for month in select date_trunc('month', at) from bet_months.bet_event_other where at < boundary
    union select date_trunc('month', at) from bet_months.bet_turnover_other where at < boundary loop
    perform public.create_bet_month(month);
  end loop;
  foreach parent in array array['bet_event', 'bet_turnover'] loop
    for found in select c.relname from pg_class c where c.relnamespace = 'bet_months'::regnamespace and c.relkind = 'r'
      and c.relname ~ ('^' || parent || '_\d+_\d\d$') and c.relname < to_char(boundary, format('"%s_"YYYY_MM', parent)) order by 1 loop
      execute format('alter table public.%I detach partition bet_months.%I', parent, found);
      execute format('alter table bet_months.%I set schema bet_archive', found);
      execute format('create trigger append_only before update or delete or truncate on bet_archive.%I
        for each statement execute function public.refuse_change()', found);
      return next found;
    end loop;
  end loop;
  insert into public.bet_archived (until) values (boundary)
  on conflict (is_only) do update set until = greatest(public.bet_archived.until, excluded.until);
end $$;
revoke execute on function archive_bets from public, housebrand_app, housebrand_operator;
