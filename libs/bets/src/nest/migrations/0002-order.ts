import type { Migration } from '@housebrand/shared/nest';

/** Whoever follows what is booked reads over all agents, in the order of booking. */
export const order: Migration = {
  id: 'bets-0002',
  sql: 'create index bet_turnover_order on bet_turnover (position);',
};
