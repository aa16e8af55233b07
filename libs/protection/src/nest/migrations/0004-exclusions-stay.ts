import type { Migration } from '@housebrand/shared/nest';

/** Makes exclusions append-only: no database role can shorten or delete one. */
export const exclusionsStay: Migration = {
  id: 'protection-0004-exclusions-stay',
  sql: `
create trigger append_only before update or delete or truncate on play_exclusion
  for each statement execute function refuse_change();
`,
};
