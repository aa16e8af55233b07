import type { ServerDomain } from '@housebrand/shared/nest';
import { notificationsMessages } from '../core';
import { notificationsMigrations } from './migrations';
import { notificationsPersonal } from './migrations/personal';
import { NotificationsModule } from './notifications.module';
import { pushSealedColumns } from './push/push-keys';

/** This domain as the application loads it. */
export const notifications: ServerDomain = {
  name: 'notifications',
  module: NotificationsModule,
  migrations: notificationsMigrations,
  personal: notificationsPersonal,
  messages: notificationsMessages,
  sealed: pushSealedColumns,
};
