import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '@housebrand/shared/react';
import type { AffiliateSummary } from '../../core';

export const affiliateSummaryQuery = (prefix: string, username: string) =>
  queryOptions({
    queryKey: ['affiliate', 'summary', prefix, username],
    queryFn: ({ signal }) => api.get<AffiliateSummary>(`/api/apps/affiliates/summary/${prefix}/${username}`, { signal }),
    staleTime: 60_000,
  });

export const useAffiliateSummary = (prefix: string, username: string | null) =>
  useQuery({ ...affiliateSummaryQuery(prefix, username ?? ''), enabled: username !== null });
