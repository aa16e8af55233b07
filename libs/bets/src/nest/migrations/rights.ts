import { both, rightsOf, withErasure } from '@housebrand/shared/nest';
import { betsPersonal } from './personal';

export const betsRights = rightsOf(
  'bets',
  withErasure(
    {
      bet_event: both('select', 'insert'),
      bet_turnover: both('select', 'insert'),
      bet_late_event: both('select', 'insert'),
      bet_archived: both('select'),
      // the triggers of the two tables above write these
      bet_open_stake: both('select', 'insert', 'delete'),
      bet_sum: both(
        'select',
        'insert',
        'update (stake_satang, payout_satang, bets, highest_payout_satang, best_multiplier_hundredths)',
      ),
      bet_consumer: both('select', 'insert', 'update'),
      bet_feed: { app: [], operator: ['select', 'insert', 'update'] },
    },
    betsPersonal,
  ),
);
