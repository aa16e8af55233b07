-- Adds new downlines to the number of downlines on their level. Ordered by key, so that concurrent statements can't deadlock.
create function count_downlines() returns trigger language plpgsql as $$
begin
  insert into downline_count (agent, upline, level, members)
  select agent, upline, level, count(*) from added group by agent, upline, level order by agent, upline, level
  on conflict (agent, upline, level) do update set members = downline_count.members + excluded.members;
  return null;
end $$;

create trigger counts after insert on downline referencing new table as added for each statement execute function count_downlines();
