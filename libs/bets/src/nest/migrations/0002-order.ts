import type { Migration } from '@housebrand/shared/nest';

/** Index for bet consumers, which read moves across all agents in insertion order. */
export const order: Migration = {
  id: 'bets-0002',
  sql: 'create index bet_turnover_order on bet_turnover (position);',
};
