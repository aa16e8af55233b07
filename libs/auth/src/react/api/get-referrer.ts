import { api, useQuery } from '@housebrand/shared/react';
import { queryOptions } from '@tanstack/react-query';
import type { Referrer } from '../../core';

/** `GET /api/provider/referrer`: who invites with a code. */
export function referrerQuery(prefix: string, code: string) {
  return queryOptions({
    queryKey: ['auth', 'referrer', prefix, code],
    queryFn: ({ signal }) => api.get<Referrer>('/api/provider/referrer', { query: { prefix, code }, signal }),
    staleTime: Infinity,
    enabled: code !== '',
  });
}

export function useReferrer(prefix: string, code: string) {
  return useQuery(referrerQuery(prefix, code));
}
