import { addressOf, type MemberRef } from '@housebrand/shared';

/** `GET`: breaks, and when the member is reminded of the time. */
export function protectionAddress(member: MemberRef): string {
  return addressOf('/api/apps/protection/{prefix}/{username}', { path: member });
}

/** `POST`: takes a break, or ends play for good; it cannot be taken back. */
export function exclusionsAddress(member: MemberRef): string {
  return addressOf('/api/apps/protection/{prefix}/{username}/exclusions', { path: member });
}

/** `PUT`: how long the member plays until reminded of it; a longer time holds after 24 hours. */
export function reminderAddress(member: MemberRef): string {
  return addressOf('/api/apps/protection/{prefix}/{username}/reminder', { path: member });
}

/** `GET`: the member's limits and how much of each is used. `PUT`: sets one; a lower one holds at once, a higher one after 24 hours. */
export function limitsAddress(member: MemberRef): string {
  return addressOf('/api/apps/protection/{prefix}/{username}/limits', { path: member });
}
