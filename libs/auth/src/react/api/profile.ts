import { api } from '@housebrand/shared/react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Member } from '../../core/contracts';

export const profileKey = ['auth', 'profile'] as const;

/** `GET /api/provider/profile`: the member of the session. */
export const profileQuery = queryOptions({
  queryKey: profileKey,
  queryFn: ({ signal }) => api.get<Member>('/api/provider/profile', { signal }),
  staleTime: 60_000,
});

export function useProfile(isEnabled: boolean) {
  return useQuery({ ...profileQuery, enabled: isEnabled });
}
