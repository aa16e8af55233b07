import type { PersonalTable } from '@housebrand/shared/nest';

/** What an erasure does with the tables of notifications. Other members' lines may name the member as the sender of a gift. */
export const notificationsPersonal: readonly PersonalTable[] = [
  { table: 'notification', usernames: ['username'], rows: 'deleted' },
  { table: 'notification', mentions: { params: 'jsonb' } },
  { table: 'push_subscription', usernames: ['username'], rows: 'deleted' },
  { table: 'notification_setting', usernames: ['username'], rows: 'deleted' },
];
