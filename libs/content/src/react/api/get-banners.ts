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

/** Returns a site's current banners, which guests see, too. */
export function useBanners(prefix: string) {
  return useQuery(bannersQuery(prefix));
}
