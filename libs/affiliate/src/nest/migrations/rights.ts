import { both, rightsOf } from '@housebrand/shared/nest';

export const affiliateRights = rightsOf('affiliate', {
  downline: both('select', 'insert'),
  affiliate_terms: both('select', 'insert'),
  affiliate_income: both('select', 'insert'),
});
