-- Adds new downlines to the number of downlines on their level, all and by ending. Ordered by key, so that concurrent statements can't
-- deadlock.
create function count_downlines() returns trigger language plpgsql as $$
begin
  insert into downline_count (agent, upline, level, ending, members)
  select agent, upline, level, ending, count(*) from added cross join unnest(array['', last_one, last_two]) ending
  group by agent, upline, level, ending order by agent, upline, ending, level
  on conflict (agent, upline, ending, level) do update set members = downline_count.members + excluded.members;
  return null;
end $$;

create trigger counts after insert on downline referencing new table as added for each statement execute function count_downlines();
