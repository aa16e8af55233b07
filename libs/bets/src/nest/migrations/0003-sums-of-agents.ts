import type { Migration } from '@housebrand/shared/nest';

/** An index for what all members of an agent have played in a range: sums lie in the order of their time. */
export const sumsOfAgents: Migration = {
  id: 'bets-0003',
  sql: `create index bet_sum_starts_at on bet_sum using brin (starts_at);`,
};
