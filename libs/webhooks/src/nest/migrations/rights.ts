import { both, rightsOf, withErasure } from '@housebrand/shared/nest';
import { webhooksPersonal } from './personal';

export const webhooksRights = rightsOf(
  'webhooks',
  withErasure(
    {
      webhook: both('select', 'insert', 'update', 'delete'),
      webhook_delivery: both(
        'select',
        'insert',
        'update (state, attempts, last_status, last_failure, attempted_at, delivered_at)',
        'delete',
      ),
    },
    webhooksPersonal,
  ),
);
