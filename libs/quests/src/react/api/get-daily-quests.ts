import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '@housebrand/shared/react';
import type { DailyQuest } from '../../core';

export const dailyQuestsQuery = (prefix: string, username: string) =>
  queryOptions({
    queryKey: ['quests', 'daily', prefix, username],
    queryFn: ({ signal }) => api.get<DailyQuest[]>(`/api/apps/daily_quest/${prefix}`, { signal }),
  });

/** Today's quests of the member; a guest has none. Coming back from a game shows the new progress. */
export const useDailyQuests = (prefix: string, username: string | null) =>
  useQuery({ ...dailyQuestsQuery(prefix, username ?? ''), enabled: username !== null });
