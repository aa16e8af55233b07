-- Moves members between the bands of their old and new scores. Ordered by key, so that concurrent statements can't deadlock.
create function count_board_scores() returns trigger language plpgsql as $$
declare
  lost board_score[];
  gained board_score[];
begin
  if tg_op <> 'INSERT' then select array_agg(s) into lost from removed s; end if;
  if tg_op <> 'DELETE' then select array_agg(s) into gained from added s; end if;
  insert into board_band as known (agent, board, bits, band, members)
  select agent, board, bits, score >> bits, sum(change)
  from (select agent, board, score, 1 as change from unnest(gained) union all select agent, board, score, -1 from unnest(lost)) scores
    cross join unnest(array[0, 7, 14, 21, 28, 35, 63]) bits
  group by 1, 2, 3, 4 having sum(change) <> 0 order by 1, 2, 3, 4
  on conflict (agent, board, bits, band) do update set members = known.members + excluded.members;
  delete from board_band where members = 0;
  return null;
end $$;

create trigger counts_new after insert on board_score referencing new table as added
  for each statement execute function count_board_scores();

create trigger counts_changed after update on board_score referencing old table as removed new table as added
  for each statement execute function count_board_scores();

create trigger counts_gone after delete on board_score referencing old table as removed
  for each statement execute function count_board_scores();
