import { both, rightsOf } from '@housebrand/shared/nest';

export const notificationsRights = rightsOf('notifications', {
  notification: {
    app: ['select', 'insert', 'update (read_at)'],
    // the janitor deletes old lines
    operator: ['select', 'insert', 'update (read_at)', 'delete'],
  },
  notification_setting: both('select', 'insert', 'update'),
});
