import type { Migration } from '@housebrand/shared/nest';

/** The `tiers` domain now stores members' tiers in its own tables. */
export const tiersElsewhere: Migration = {
  id: 'auth-0010',
  sql: 'alter table member drop column tier;',
};
