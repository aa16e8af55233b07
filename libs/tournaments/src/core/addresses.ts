import { addressOf, type MemberRef, type PageRequest } from '@housebrand/shared';

/** The boards; whose row is marked in them, the session says. */
export function leaderboardsAddress({ prefix }: Pick<MemberRef, 'prefix'>): string {
  return addressOf('/api/apps/tournaments/leaderboards/{prefix}', { path: { prefix } });
}

/** One board, page by page. */
export function boardAddress({ prefix }: MemberRef, id: string, { limit, offset }: PageRequest): string {
  return addressOf('/api/apps/tournaments/leaderboards/{prefix}/{id}', {
    path: { prefix, id },
    query: { limit, offset },
  });
}

/** `GET`: who of the agent's members played most today, this week and this month. */
export function rankingsAddress({ prefix }: MemberRef): string {
  return addressOf('/api/apps/rankings/{prefix}', { path: { prefix } });
}
