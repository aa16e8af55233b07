import type { PersonalTable } from '@housebrand/shared/nest';

/** What an erasure does with the tables of tiers. */
export const tiersPersonal: readonly PersonalTable[] = [
  { table: 'tier_standing', usernames: ['username'], rows: 'deleted' },
];
