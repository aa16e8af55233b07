import { both, rightsOf, withErasure } from '@housebrand/shared/nest';
import { notificationsPersonal } from './personal';

export const notificationsRights = rightsOf(
  'notifications',
  withErasure(
    {
      notification: {
        app: ['select', 'insert', 'update (read_at)'],
        // the janitor deletes old lines
        operator: ['select', 'insert', 'update (read_at)', 'delete'],
      },
      notification_setting: both('select', 'insert', 'update'),
      push_key: both('select', 'insert', 'update'),
      push_subscription: both('select', 'insert', 'update', 'delete'),
    },
    notificationsPersonal,
  ),
);
