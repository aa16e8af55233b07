import { addressOf, type MemberRef } from '@housebrand/shared';

/** The boards; whose row is marked in them, the session says. */
export function leaderboardsAddress({ prefix }: MemberRef): string {
  return addressOf('/api/apps/tournaments/leaderboards/{prefix}', { path: { prefix } });
}
