import { both, rightsOf, withErasure } from '@housebrand/shared/nest';
import { tiersPersonal } from './personal';

export const tiersRights = rightsOf(
  'tiers',
  withErasure(
    {
      tier_config: both('select', 'insert', 'update', 'delete'),
      tier_standing: both('select', 'insert', 'update'),
    },
    tiersPersonal,
  ),
);
