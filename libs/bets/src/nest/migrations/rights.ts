import { both, rightsOf } from '@housebrand/shared/nest';

export const betsRights = rightsOf('bets', {
  bet_event: both('select', 'insert'),
  bet_turnover: both('select', 'insert'),
  bet_consumer: both('select', 'insert', 'update'),
  bet_feed: { app: [], operator: ['select', 'insert', 'update'] },
});
