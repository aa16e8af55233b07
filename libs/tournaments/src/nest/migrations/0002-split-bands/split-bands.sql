-- Whether the smaller bands within the band have rows. Those of all existing bands have; a band of one score has none within it.
alter table board_band add column is_split boolean not null default true;
alter table board_band alter column is_split set default false;
-- an index with `members` in its condition writes an entry for each change of a row
drop index board_band_empty;
-- has too many members not to be split
alter table board_band add column is_crowded boolean not null default false;
create index board_band_crowded on board_band (agent, board) where is_crowded;
alter table board_band set (fillfactor = 80);
