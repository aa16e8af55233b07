import { addressOf, type MemberRef, type PageRequest } from '@housebrand/shared';

/** The agent's tournaments with their boards; the session's member has an own row. */
export function leaderboardsAddress({ prefix }: Pick<MemberRef, 'prefix'>): string {
  return addressOf('/api/apps/tournaments/leaderboards/{prefix}', { path: { prefix } });
}

/** One board, paged. */
export function boardAddress({ prefix }: MemberRef, id: string, { limit, offset }: PageRequest): string {
  return addressOf('/api/apps/tournaments/leaderboards/{prefix}/{id}', {
    path: { prefix, id },
    query: { limit, offset },
  });
}

/** `GET`: the agent's members with the highest turnover today, this week and this month. */
export function rankingsAddress({ prefix }: MemberRef): string {
  return addressOf('/api/apps/rankings/{prefix}', { path: { prefix } });
}
