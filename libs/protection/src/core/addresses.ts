import { addressOf, type MemberRef } from '@housebrand/shared';

/** `GET`: the member's exclusion and session-time reminder. */
export function protectionAddress(member: MemberRef): string {
  return addressOf('/api/apps/protection/{prefix}/{username}', { path: member });
}

/** `POST`: starts a cool-off or self-exclusion. It cannot be undone. */
export function exclusionsAddress(member: MemberRef): string {
  return addressOf('/api/apps/protection/{prefix}/{username}/exclusions', { path: member });
}

/** `PUT`: sets the interval of the session-time reminder. A longer interval applies after 24 hours. */
export function reminderAddress(member: MemberRef): string {
  return addressOf('/api/apps/protection/{prefix}/{username}/reminder', { path: member });
}

/** `GET`: the member's limits and their used amounts. `PUT`: sets one; a lower limit applies at once, a higher one after 24 hours. */
export function limitsAddress(member: MemberRef): string {
  return addressOf('/api/apps/protection/{prefix}/{username}/limits', { path: member });
}
