import type { MemberRef } from '@housebrand/shared';
import { api, memberQuery, useQuery } from '@housebrand/shared/react';
import { queryOptions } from '@tanstack/react-query';
import { dailyQuestsAddress, type DailyQuest } from '../../core';

/** `GET /api/apps/daily_quest/{prefix}`: today's quests. Coming back from a game shows the new progress. */
export function dailyQuestsQuery(member: MemberRef | null) {
  return queryOptions({
    queryKey: ['quests', 'daily', member?.prefix, member?.username],
    queryFn: memberQuery(member, ({ signal }, of) => api.get<DailyQuest[]>(dailyQuestsAddress(of), { signal })),
  });
}

/** A guest has none. */
export function useDailyQuests(member: MemberRef | null) {
  return useQuery(dailyQuestsQuery(member));
}
