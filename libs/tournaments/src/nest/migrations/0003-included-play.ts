import type { Migration } from '@housebrand/shared/nest';

/**
 * The play that a score includes, so that bets can be added to it. The next bet of a member computes a score again of which that is
 * unknown: one from before this migration, and one that anything else has changed, such as an instance of the previous version.
 */
export const includedPlay: Migration = {
  id: 'tournaments-0003',
  sql: `
alter table board_score
  -- the start of the play that counts
  add column counts_from timestamptz,
  -- of the last move that is included
  add column position bigint;

create function forget_included_play() returns trigger language plpgsql as $$
begin
  new.position := null;
  return new;
end $$;
create trigger included_play before update on board_score for each row
  when (old.score <> new.score and old.position = new.position) execute function forget_included_play();
`,
};
