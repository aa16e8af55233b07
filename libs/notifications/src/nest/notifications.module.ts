import { Module, type DynamicModule } from '@nestjs/common';
import { AgentCalendar } from '@housebrand/shared';
import { mount, type MountOptions } from '@housebrand/shared/nest';
import { PlayNotices } from '../core';
import { NotificationDelivery } from './notification-delivery.service';
import { NotificationsController } from './notifications.controller';
import { NotificationsRepository } from './notifications.repository';
import { NotificationsService } from './notifications.service';

/** Ports that the application binds. */
const notificationsPorts = { calendar: AgentCalendar, play: PlayNotices };

const notificationsParts = {
  controllers: [NotificationsController],
  providers: [NotificationsRepository, NotificationsService, NotificationDelivery],
  exports: [NotificationsService],
};

/** Needs `AgentCalendar` and `PlayNotices`, bound by the application. */
@Module(notificationsParts)
export class NotificationsModule {
  /** Mounts the domain in another application, with its ports: see `MountOptions`. */
  static forRootAsync(options: MountOptions<typeof notificationsPorts>): DynamicModule {
    return mount({ module: NotificationsModule, ...notificationsParts }, notificationsPorts, options);
  }
}
