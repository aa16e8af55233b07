import { Module, type DynamicModule } from '@nestjs/common';
import { AgentCalendar } from '@housebrand/shared';
import { mount, type MountOptions } from '@housebrand/shared/nest';
import { MemberMessages, PlayNotices, PushDevices, PushSecrets, PushSites } from '../core';
import { MessageDelivery } from './messages/message-delivery';
import { MessagesRepository } from './messages/messages.repository';
import { NotificationDelivery } from './notification-delivery.service';
import { NotificationsController } from './notifications.controller';
import { NotificationsRepository } from './notifications.repository';
import { NotificationsService } from './notifications.service';
import { PushDelivery } from './push/push-delivery';
import { PushGateway } from './push/push-gateway';
import { PushKeys } from './push/push-keys';
import { PushController } from './push/push.controller';
import { PushRepository } from './push/push.repository';
import { PushService } from './push/push.service';

/** Ports that the application binds. */
const notificationsPorts = {
  calendar: AgentCalendar,
  play: PlayNotices,
  sites: PushSites,
  devices: PushDevices,
  secrets: PushSecrets,
  messages: MemberMessages,
};

const notificationsParts = {
  controllers: [NotificationsController, PushController],
  providers: [
    NotificationsRepository,
    NotificationsService,
    NotificationDelivery,
    PushRepository,
    PushKeys,
    PushGateway,
    PushService,
    PushDelivery,
    MessagesRepository,
    MessageDelivery,
  ],
  exports: [NotificationsService],
};

/** Needs `AgentCalendar`, `PlayNotices`, `PushSites`, `PushDevices`, `PushSecrets` and `MemberMessages`, bound by the application. */
@Module(notificationsParts)
export class NotificationsModule {
  /** Mounts the domain in another application, with its ports: see `MountOptions`. */
  static forRootAsync(options: MountOptions<typeof notificationsPorts>): DynamicModule {
    return mount({ module: NotificationsModule, ...notificationsParts }, notificationsPorts, options);
  }
}
