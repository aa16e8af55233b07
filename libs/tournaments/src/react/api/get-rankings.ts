import type { MemberRef } from '@housebrand/shared';
import { api, memberQuery, unlessLive, useQuery } from '@housebrand/shared/headless';
import { rankingsAddress, type Ranking } from '../../core';

const EVERY_MS = 30_000;

/** `GET /api/apps/rankings/{prefix}`: the rankings of the day, the week and the month. */
export function useRankings(member: MemberRef | null) {
  return useQuery({
    queryKey: ['tournaments', 'rankings', member?.prefix, member?.username],
    meta: { live: ['leaderboard'] },
    queryFn: memberQuery(member, ({ signal }, of) => api.get<Ranking[]>(rankingsAddress(of), { signal })),
    refetchInterval: () => unlessLive(EVERY_MS),
  });
}
