import type { Migration } from '@housebrand/shared/nest';

/** What an open move waits for, so that those which wait for their member stand in nobody's way; and who ended one by hand. */
export const openMoves: Migration = {
  id: 'wallet-0008-open-moves',
  sql: `
alter table provider_move
  -- when its provider was asked last, in vain
  add column asked_at timestamptz,
  -- LOGIN: only a session of the member's may ask; PROVIDER: it did not answer, or does not show it yet
  add column waits_for text check (waits_for in ('LOGIN', 'PROVIDER')),
  -- who ended it by hand, and why; null for what the provider's lists told
  add column ended_note text,
  add check (ended_note is null or state in ('SETTLED', 'REFUSED'));
drop index provider_move_to_settle;
create index provider_move_to_settle on provider_move ((waits_for is not distinct from 'LOGIN'), asked_at nulls first, created_at)
  where state in ('SENT', 'UNKNOWN');
`,
};
