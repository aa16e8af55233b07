import type { Migration } from '@housebrand/shared/nest';

/** A member's tier follows from what is kept in tiers' own tables. */
export const tiersElsewhere: Migration = {
  id: 'auth-0010',
  sql: 'alter table member drop column tier;',
};
