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

/** `GET`: a month of the member's play by day and game; the current month if omitted. */
export function playHistoryAddress(member: MemberRef, month?: string): string {
  return addressOf('/api/apps/protection/{prefix}/{username}/play_history', { path: member, query: { month } });
}

/** `GET`: a page of the member's rounds of a game in a day, newest first. */
export function playedRoundsAddress(
  member: MemberRef,
  query: { day: string; gameId: string; cursor?: string | undefined },
): string {
  return addressOf('/api/apps/protection/{prefix}/{username}/play_history/rounds', { path: member, query });
}

/** `GET`: the member's limits and their used amounts. `PUT`: sets one; a lower limit applies at once, a higher one after 24 hours. */
export function limitsAddress(member: MemberRef): string {
  return addressOf('/api/apps/protection/{prefix}/{username}/limits', { path: member });
}
