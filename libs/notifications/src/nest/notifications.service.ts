import { Injectable } from '@nestjs/common';
import { AgentCalendar, type MemberRef } from '@housebrand/shared';
import { Clock, RequestContext } from '@housebrand/shared/nest';
import {
  groupOf,
  MemberMessages,
  notificationPath,
  notificationText,
  type MemberNotification,
  type NotificationChannels,
  type NotificationPage,
  type NotificationSettings,
  type ReadNotificationsRequest,
  type Reader,
  type UnreadNotifications,
} from '../core';
import { NotificationsRepository, type StoredNotification } from './notifications.repository';

const PAGE_SIZE = 30;
/** The most notifications in a copy of a member's data. */
const MAX_COPIED = 2_000;

/** A member's inbox. */
@Injectable()
export class NotificationsService {
  constructor(
    private readonly notifications: NotificationsRepository,
    private readonly calendar: AgentCalendar,
    private readonly messages: MemberMessages,
    private readonly context: RequestContext,
    private readonly clock: Clock,
  ) {}

  /** Returns a page in the language of the request, newest first. @param cursor of the page before */
  async page(member: MemberRef, cursor?: string): Promise<NotificationPage> {
    const [found, zone] = await Promise.all([
      this.notifications.page(member, cursor ?? null, PAGE_SIZE + 1),
      this.calendar.zoneOf(member.prefix),
    ]);
    const reader = { language: this.context.language, zone };
    const notifications = found.slice(0, PAGE_SIZE).map((line) => toNotification(line, reader));
    return { notifications, cursor: found.length > PAGE_SIZE ? notifications.at(-1)!.id : null };
  }

  /** Returns the notifications for a member's own copy, newest first; `isComplete` is false if there are more than 2,000. */
  async copy(member: MemberRef): Promise<{ notifications: MemberNotification[]; isComplete: boolean }> {
    const notifications: MemberNotification[] = [];
    let cursor: string | null | undefined;
    while (cursor !== null && notifications.length < MAX_COPIED) {
      const page: NotificationPage = await this.page(member, cursor);
      notifications.push(...page.notifications);
      ({ cursor } = page);
    }
    return { notifications, isComplete: cursor === null };
  }

  /** Counts the unread notifications. */
  async unread(member: MemberRef): Promise<UnreadNotifications> {
    return { unread: await this.notifications.countUnread(member) };
  }

  /** Marks one notification as read, or it and all earlier ones. */
  async read(member: MemberRef, { id, andEarlier }: ReadNotificationsRequest): Promise<UnreadNotifications> {
    await this.notifications.markRead(member, id, andEarlier, this.clock.now());
    return this.unread(member);
  }

  /** Returns what the member has switched off, and the quiet hours. */
  settings(member: MemberRef): Promise<NotificationSettings> {
    return this.notifications.settings(member);
  }

  /** Replaces the settings. */
  async save(
    member: MemberRef,
    { offKinds, pushOffKinds, messages, quietHours }: NotificationSettings,
  ): Promise<NotificationSettings> {
    const settings = {
      offKinds: [...new Set(offKinds)],
      pushOffKinds: [...new Set(pushOffKinds)],
      messages,
      quietHours,
    };
    await this.notifications.save(member, settings, { language: this.context.language, now: this.clock.now() });
    return this.settings(member);
  }

  /** Returns the channels on which text messages reach the member. */
  async channels(member: MemberRef): Promise<NotificationChannels> {
    return { channels: await this.messages.channelsOf(member) };
  }
}

function toNotification({ readAt, at, ...line }: StoredNotification, reader: Reader): MemberNotification {
  const { id, kind } = line;
  return {
    id,
    kind,
    group: groupOf(kind),
    ...notificationText(line, reader),
    path: notificationPath(line),
    at: at.toISOString(),
    isRead: readAt !== null,
  };
}
