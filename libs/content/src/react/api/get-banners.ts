import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '@housebrand/shared/react';
import type { Banner } from '../../core';

export const bannersQuery = (prefix: string) =>
  queryOptions({
    queryKey: ['content', 'banners', prefix],
    queryFn: ({ signal }) => api.get<Banner[]>('/api/apps/banners', { query: { agentID: prefix }, signal }),
    staleTime: 5 * 60_000,
  });

export const useBanners = (prefix: string) => useQuery(bannersQuery(prefix));
