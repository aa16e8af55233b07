import type { Migration } from '@housebrand/shared/nest';

/** An exclusion ends when it says: nobody shortens it or takes it away, in whatever role. */
export const exclusionsStay: Migration = {
  id: 'protection-0004-exclusions-stay',
  sql: `
create trigger append_only before update or delete or truncate on play_exclusion
  for each statement execute function refuse_change();
`,
};
