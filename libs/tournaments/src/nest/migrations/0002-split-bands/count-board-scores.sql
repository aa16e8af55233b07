-- Moves members between the bands of their old and new scores, from the whole board down to the smallest bands that exist. A
-- band with more than 512 members is split for good: counted by the next smaller size, too. Writing the whole board's row serialises
-- concurrent statements, so that none misses a split.
create or replace function count_board_scores() returns trigger language plpgsql as $$
declare
  sizes constant int[] := array[63, 35, 28, 21, 14, 7, 0];
  lost board_score[];
  gained board_score[];
  -- touched bands: of the previous size and split, emptied, and with too many members
  split board_band[];
  empty board_band[];
  crowded board_band[];
  all_crowded board_band[] := '{}';
begin
  if tg_op <> 'INSERT' then select array_agg(s) into lost from removed s; end if;
  if tg_op <> 'DELETE' then select array_agg(s) into gained from added s; end if;

  for level in 1..array_length(sizes, 1) loop
    with scores as (
      select agent, board, score, 1 as change from unnest(gained) union all select agent, board, score, -1 from unnest(lost)
    ), changes as (
      select agent, board, score >> sizes[level] as band, sum(change) as members
      from scores
      where level = 1 or (agent, board, score >> sizes[level - 1]) in (select agent, board, band from unnest(split))
      group by 1, 2, 3
    ), kept as (
      insert into board_band as known (agent, board, bits, band, members)
      select agent, board, sizes[level], band, members from changes where members <> 0 or level = 1 order by 1, 2, 4
      on conflict (agent, board, bits, band) do update set members = known.members + excluded.members
      returning agent, board, bits, band, members, is_split
    )
    select
      (select array_agg(known) from changes join board_band known using (agent, board, band) where known.bits = sizes[level] and known.is_split),
      (select array_agg((kept.*)::board_band) from kept where members = 0),
      (select array_agg((kept.*)::board_band) from kept where members > 512 and bits > 0 and not is_split)
    into split, empty, crowded;
    if empty is not null then
      delete from board_band where (agent, board, bits, band) in (select agent, board, bits, band from unnest(empty));
    end if;
    all_crowded := all_crowded || crowded;
    exit when split is null;
  end loop;

  while cardinality(all_crowded) > 0 loop
    update board_band known set is_split = true from unnest(all_crowded) one
    where (known.agent, known.board, known.bits, known.band) = (one.agent, one.board, one.bits, one.band);
    with smaller as (
      insert into board_band (agent, board, bits, band, members)
      select s.agent, s.board, size.bits, s.score >> size.bits, count(*)
      from unnest(all_crowded) one
        cross join lateral (select max(bits) from unnest(sizes) bits where bits < one.bits) size (bits)
        join board_score s on s.agent = one.agent and s.board = one.board
          and s.score between one.band << one.bits and one.band << one.bits | ~(-1::bigint << one.bits)
      group by 1, 2, 3, 4 order by 1, 2, 3, 4
      returning agent, board, bits, band, members, is_split
    )
    select coalesce(array_agg((smaller.*)::board_band), '{}') into all_crowded from smaller where members > 512 and bits > 0;
  end loop;
  return null;
end $$;
