import { addressOf, type MemberRef } from '@housebrand/shared';

const BASE = '/api/apps/notifications/{prefix}/{username}' as const;

/** `GET`: a page of the member's notifications, newest first. */
export function notificationsAddress(member: MemberRef, cursor?: string): string {
  return addressOf(BASE, { path: member, query: { cursor } });
}

/** `GET`: the number of unread notifications. */
export function unreadAddress(member: MemberRef): string {
  return addressOf(`${BASE}/unread`, { path: member });
}

/** `POST`: marks one notification as read, or it and all earlier ones. */
export function readAddress(member: MemberRef): string {
  return addressOf(`${BASE}/read`, { path: member });
}

/** `GET`, `PUT`: the kinds that the member has switched off. */
export function settingsAddress(member: MemberRef): string {
  return addressOf(`${BASE}/settings`, { path: member });
}
