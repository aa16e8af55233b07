import { Injectable } from '@nestjs/common';
import type { MemberRef, NewNotification } from '@housebrand/shared';
import {
  Clock,
  Database,
  Jobs,
  LiveUpdates,
  NOTIFICATIONS_TOPIC,
  OutboxWorker,
  type AnnouncedNotification,
  type OutboxDelivery,
} from '@housebrand/shared/nest';
import { groupOf, PlayNotices } from '../core';
import { NotificationsRepository } from './notifications.repository';

const DAY_MS = 86_400_000;
/** Lines are kept for a year. */
const KEEP_MS = 365 * DAY_MS;

/** Delivers announcements to members' inboxes. */
@Injectable()
export class NotificationDelivery {
  constructor(
    private readonly database: Database,
    private readonly notifications: NotificationsRepository,
    private readonly play: PlayNotices,
    private readonly updates: LiveUpdates,
    worker: OutboxWorker,
    clock: Clock,
    jobs: Jobs,
  ) {
    worker.handle<AnnouncedNotification>({
      topic: NOTIFICATIONS_TOPIC,
      deliver: (entry) => this.deliver(entry),
      // a notification that cannot be delivered is no reason to withhold the next one
      whenParked: 'continue',
    });
    const forget = () => this.notifications.forget(new Date(clock.now().getTime() - KEEP_MS));
    jobs.register({ name: 'notifications-forget', everyMs: DAY_MS, run: forget });
  }

  /** Adds the line, once for a kind and event; a second delivery finds it and only notifies the member's pages again. */
  private async deliver({ agent, key, payload }: OutboxDelivery<AnnouncedNotification>): Promise<void> {
    const member: MemberRef = { prefix: agent, username: key };
    const notification = { ...payload, at: new Date(payload.at) } as NewNotification;
    if (groupOf(notification.kind) === 'play' && !(await this.play.mayReceive(member))) return;
    await this.database.forAgent(agent, async (tx) => {
      if (!(await this.notifications.isOff(tx, key, notification.kind)))
        await this.notifications.add(tx, key, notification);
    });
    this.updates.notify('notifications', [member]);
  }
}
