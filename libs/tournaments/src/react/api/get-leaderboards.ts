import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '@housebrand/shared/react';
import type { Tournament } from '../../core';

export const leaderboardsQuery = (prefix: string, username: string) =>
  queryOptions({
    queryKey: ['tournaments', 'leaderboards', prefix, username],
    queryFn: ({ signal }) => api.get<Tournament[]>(`/api/apps/tournaments/leaderboards/${prefix}`, { signal }),
    staleTime: 60_000,
  });

export const useLeaderboards = (prefix: string, username: string | null) =>
  useQuery({ ...leaderboardsQuery(prefix, username ?? ''), enabled: username !== null });
