import type { Migration } from '@housebrand/shared/nest';

/** Which bets of a member are not decided yet is looked for among their stakes. */
export const stakesOfMember: Migration = {
  id: 'bets-0003',
  sql: "create index bet_event_stakes on bet_event (agent, username, at) where kind = 'stake';",
};
