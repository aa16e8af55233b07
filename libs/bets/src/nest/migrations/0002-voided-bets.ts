import type { Migration } from '@housebrand/shared/nest';

/** An index for the void bets of a member, which are few. */
export const voidedBets: Migration = {
  id: 'bets-0002',
  sql: `create index bet_event_voided on bet_event (agent, username, at) where kind = 'void';`,
};
