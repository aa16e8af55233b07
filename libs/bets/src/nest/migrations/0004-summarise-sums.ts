import type { Migration } from '@housebrand/shared/nest';

/**
 * Summarises the pages of new sums as soon as they are full. Otherwise a vacuum does, and until then each search by time reads all of them.
 */
export const summariseSums: Migration = {
  id: 'bets-0004',
  sql: `alter index bet_sum_starts_at set (autosummarize = on);`,
};
