import { Injectable } from '@nestjs/common';
import { AgentCalendar, type MemberRef, type NewNotification, type NotificationKind } from '@housebrand/shared';
import {
  Clock,
  ClosedMembers,
  Database,
  Jobs,
  LiveUpdates,
  NOTIFICATIONS_TOPIC,
  OutboxWorker,
  type AgentTx,
  type AnnouncedNotification,
  type OutboxDelivery,
} from '@housebrand/shared/nest';
import { groupOf, PlayNotices, quietForMs } from '../core';
import { MessageDelivery } from './messages/message-delivery';
import { NotificationsRepository } from './notifications.repository';
import { isUrgent, PushDelivery } from './push/push-delivery';

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
    private readonly push: PushDelivery,
    private readonly messages: MessageDelivery,
    private readonly calendar: AgentCalendar,
    private readonly closed: ClosedMembers,
    private readonly clock: Clock,
    private readonly updates: LiveUpdates,
    worker: OutboxWorker,
    jobs: Jobs,
  ) {
    worker.handle<AnnouncedNotification>({
      topic: NOTIFICATIONS_TOPIC,
      deliver: (entry) => this.deliver(entry),
      // a notification that cannot be delivered is no reason to withhold the next one
      whenParked: 'continue',
    });
    const forget = () => this.notifications.forget(new Date(this.clock.now().getTime() - KEEP_MS));
    jobs.register({ name: 'notifications-forget', everyMs: DAY_MS, run: forget });
  }

  /**
   * Adds the line, once for a kind and event, and queues it for the member's browsers, phone and LINE; a second delivery finds it and
   * only notifies the member's pages again. A closed account gets nothing more: a line that is added after its erasure would bring the
   * name back.
   */
  private async deliver({ agent, key, payload }: OutboxDelivery<AnnouncedNotification>): Promise<void> {
    const member: MemberRef = { prefix: agent, username: key };
    if (this.closed.isClosed(member)) return;
    const notification = { ...payload, at: new Date(payload.at) } as NewNotification;
    if (groupOf(notification.kind) === 'play' && !(await this.play.mayReceive(member))) return;
    const zone = await this.calendar.zoneOf(agent);
    await this.database.forAgent(agent, (tx) => this.add(tx, key, notification, zone));
    this.updates.notify('notifications', [member]);
  }

  private async add(tx: AgentTx, username: string, notification: NewNotification, zone: string): Promise<void> {
    const { offKinds, pushOffKinds, messages, quietHours } = await this.notifications.settingsIn(tx, username);
    const isIn = (kinds: readonly NotificationKind[]) => kinds.includes(notification.kind);
    if (isIn(offKinds)) return;
    const line = await this.notifications.add(tx, username, notification);
    if (line === null) return;
    const { kind } = notification;
    const delayMs = isUrgent(kind) ? 0 : quietForMs(quietHours, this.clock.now(), zone);
    if (!isIn(pushOffKinds)) await this.push.queue(tx, username, line, delayMs);
    await this.messages.queue(tx, { username, line, notification, choices: messages }, zone, delayMs);
  }
}
