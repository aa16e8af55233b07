import type { Migration } from '@housebrand/shared/nest';

/** Index on stakes: the query for a member's open bets starts from them. */
export const stakesOfMember: Migration = {
  id: 'bets-0003',
  sql: "create index bet_event_stakes on bet_event (agent, username, at) where kind = 'stake';",
};
