import type { MemberRef } from '@housebrand/shared';
import { api, memberQuery, useQuery } from '@housebrand/shared/react';
import { queryOptions } from '@tanstack/react-query';
import { leaderboardsAddress, type Tournament } from '../../core';

/** `GET /api/apps/tournaments/leaderboards/{prefix}`. */
export function leaderboardsQuery(member: MemberRef | null) {
  return queryOptions({
    queryKey: ['tournaments', 'leaderboards', member?.prefix, member?.username],
    meta: { live: ['leaderboard'] },
    queryFn: memberQuery(member, ({ signal }, of) => api.get<Tournament[]>(leaderboardsAddress(of), { signal })),
    staleTime: 60_000,
  });
}

export function useLeaderboards(member: MemberRef | null) {
  return useQuery(leaderboardsQuery(member));
}
