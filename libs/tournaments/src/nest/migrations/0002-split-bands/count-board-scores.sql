-- Moves members between the bands of their old and new scores, from the whole board down to the smallest bands that exist. A
-- band with more than 512 members is split for good: counted by the next smaller size, too. An upsert fires
-- the trigger of its updates first, while the table has its inserts already: so only the trigger of inserts, the last one, splits what
-- either has marked. A lock serialises concurrent statements on a board before they read it, so that none misses a split.
create or replace function count_board_scores() returns trigger language plpgsql as $$
declare
  sizes constant int[] := array[63, 35, 28, 21, 14, 7, 0];
  lost board_score[];
  gained board_score[];
  -- touched bands: of the previous size and split, emptied, and with too many members
  split board_band[];
  empty board_band[];
  crowded board_band[];
begin
  if tg_op <> 'INSERT' then select array_agg(s) into lost from removed s; end if;
  if tg_op <> 'DELETE' then select array_agg(s) into gained from added s; end if;

  perform pg_advisory_xact_lock(hashtextextended('board_band:' || agent || ':' || board, 0))
  from (
    select agent, board from unnest(gained) union select agent, board from unnest(lost)
    union select agent, board from board_band where is_crowded and tg_op = 'INSERT' order by agent, board
  ) touched;

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
      select agent, board, sizes[level], band, members from changes where members <> 0 order by 1, 2, 4
      on conflict (agent, board, bits, band) do update set members = known.members + excluded.members
      returning agent, board, bits, band, members, is_split
    )
    select
      (select array_agg(known) from changes join board_band known using (agent, board, band) where known.bits = sizes[level] and known.is_split),
      (select array_agg(row(agent, board, bits, band, members, is_split, false)::board_band) from kept where members = 0),
      (select array_agg(row(agent, board, bits, band, members, is_split, false)::board_band) from kept where members > 512 and bits > 0 and not is_split)
    into split, empty, crowded;
    if empty is not null then
      delete from board_band where (agent, board, bits, band) in (select agent, board, bits, band from unnest(empty));
    end if;
    update board_band known set is_crowded = true from unnest(crowded) one
    where crowded is not null and (known.agent, known.board, known.bits, known.band) = (one.agent, one.board, one.bits, one.band);
    exit when split is null;
  end loop;

  while tg_op = 'INSERT' loop
    with divided as (
      update board_band set is_split = true, is_crowded = false where is_crowded returning agent, board, bits, band
    )
    insert into board_band (agent, board, bits, band, members, is_crowded)
    select s.agent, s.board, size.bits, s.score >> size.bits, count(*), size.bits > 0 and count(*) > 512
    from divided
      cross join lateral (select max(bits) from unnest(sizes) bits where bits < divided.bits) size (bits)
      join board_score s on s.agent = divided.agent and s.board = divided.board
        and s.score between divided.band << divided.bits and divided.band << divided.bits | ~(-1::bigint << divided.bits)
    group by 1, 2, 3, 4 order by 1, 2, 3, 4;
    exit when not found;
  end loop;
  return null;
end $$;
