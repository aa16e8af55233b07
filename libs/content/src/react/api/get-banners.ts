import { api, firstAnswer, firstAnsweredAt, useQuery } from '@housebrand/shared/react';
import { queryOptions } from '@tanstack/react-query';
import { bannersAddress, type Banner } from '../../core';

/** `GET /api/apps/banners?agentID={prefix}`. */
export function bannersQuery(prefix: string) {
  return queryOptions({
    queryKey: ['content', 'banners', prefix],
    queryFn: ({ signal }) => api.get<Banner[]>(bannersAddress(prefix), { signal }),
    initialData: () => firstAnswer<Banner[]>(bannersAddress(prefix)),
    initialDataUpdatedAt: firstAnsweredAt,
    staleTime: 5 * 60_000,
  });
}

/** The banners that a site shows now; guests see them too. */
export function useBanners(prefix: string) {
  return useQuery(bannersQuery(prefix));
}
