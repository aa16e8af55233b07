import { both, rightsOf, withErasure } from '@housebrand/shared/nest';
import { affiliatePersonal } from './personal';

export const affiliateRights = rightsOf(
  'affiliate',
  withErasure(
    {
      downline: both('select', 'insert'),
      affiliate_terms: both('select', 'insert'),
      affiliate_income: both('select', 'insert'),
      // the triggers of the lines write these
      downline_count: both('select', 'insert', 'update (members)'),
      affiliate_source_sum: both(
        'select',
        'insert',
        'update (income_satang, taken_back_satang, bets, lines, ordered_satang)',
      ),
      affiliate_sum: both(
        'select',
        'insert',
        'update (income_satang, taken_back_satang, bets, lines, members, is_ordered)',
      ),
    },
    affiliatePersonal,
  ),
);
