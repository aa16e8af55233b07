import type { MemberRef } from '@housebrand/shared';
import { api, memberQuery, unlessLive, usePages, useQuery, type Pages } from '@housebrand/shared/headless';
import { queryOptions } from '@tanstack/react-query';
import { boardAddress, leaderboardsAddress, type LeaderboardRow, type Tournament } from '../../core';

const EVERY_MS = 30_000;

/** `GET /api/apps/tournaments/leaderboards/{prefix}`. */
export function leaderboardsQuery(member: MemberRef | null) {
  return queryOptions({
    queryKey: ['tournaments', 'leaderboards', member?.prefix, member?.username],
    meta: { live: ['leaderboard'] },
    queryFn: memberQuery(member, ({ signal }, of) => api.get<Tournament[]>(leaderboardsAddress(of), { signal })),
  });
}

/** The agent's tournaments with their boards and the member's own rows; polls while no live stream is connected. */
export function useLeaderboards(member: MemberRef | null) {
  return useQuery({ ...leaderboardsQuery(member), refetchInterval: () => unlessLive(EVERY_MS) });
}

/** `GET /api/apps/tournaments/leaderboards/{prefix}/{id}`: a whole board, paged; disabled unless `isWanted`. */
export function useBoard(member: MemberRef | null, id: string, isWanted: boolean): Pages<LeaderboardRow> {
  return usePages<LeaderboardRow>({
    queryKey: ['tournaments', 'board', member?.prefix, member?.username, id],
    live: ['leaderboard'],
    read: member && isWanted ? (page, signal) => api.page(boardAddress(member, id, page), { signal }) : null,
  });
}
