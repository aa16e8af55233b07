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

/** `GET`, `PUT`: what the member has switched off, and the quiet hours. */
export function settingsAddress(member: MemberRef): string {
  return addressOf(`${BASE}/settings`, { path: member });
}

/** `GET`: the channels on which text messages reach the member. */
export function channelsAddress(member: MemberRef): string {
  return addressOf(`${BASE}/channels`, { path: member });
}

/** `GET`: the agent's key for push subscriptions. `POST`: subscribes a browser. */
export function pushAddress(member: MemberRef): string {
  return addressOf(`${BASE}/push`, { path: member });
}

/** `POST`: ends a browser's subscription. */
export function stopPushAddress(member: MemberRef): string {
  return addressOf(`${BASE}/push/stop`, { path: member });
}
