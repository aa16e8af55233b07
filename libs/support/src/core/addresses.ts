import { addressOf, type MemberRef } from '@housebrand/shared';

/** `GET`: a page of the member's threads, newest first. `POST`: asks a question. */
export function threadsAddress(
  member: MemberRef,
  query: { payment?: string | undefined; cursor?: string | undefined } = {},
): string {
  return addressOf('/api/apps/support/{prefix}/{username}/threads', { path: member, query });
}

/** `GET`: a thread of the member with its latest messages, or with those before a number. */
export function threadAddress(member: MemberRef, id: string, query: { before?: number | undefined } = {}): string {
  return addressOf('/api/apps/support/{prefix}/{username}/threads/{id}', { path: { ...member, id }, query });
}

/** `POST`: adds a message to a thread of the member. */
export function messagesAddress(member: MemberRef, id: string): string {
  return addressOf('/api/apps/support/{prefix}/{username}/threads/{id}/messages', { path: { ...member, id } });
}

/** `POST`: marks the messages of a thread up to a number as read. */
export function readAddress(member: MemberRef, id: string): string {
  return addressOf('/api/apps/support/{prefix}/{username}/threads/{id}/read', { path: { ...member, id } });
}
