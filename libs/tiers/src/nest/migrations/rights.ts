import { both, rightsOf } from '@housebrand/shared/nest';

export const tiersRights = rightsOf('tiers', {
  tier_config: both('select', 'insert', 'update', 'delete'),
  tier_standing: both('select', 'insert', 'update'),
});
