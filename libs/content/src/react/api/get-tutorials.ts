import { api, useQuery } from '@housebrand/shared/react';
import { queryOptions } from '@tanstack/react-query';
import { tutorialsAddress, type Tutorial } from '../../core';

/** `GET /api/apps/tutorials?agentID={prefix}`: includes the steps, so that a tutorial opens at once. */
export function tutorialsQuery(prefix: string) {
  return queryOptions({
    queryKey: ['content', 'tutorials', prefix],
    queryFn: ({ signal }) => api.get<Tutorial[]>(tutorialsAddress(prefix), { signal }),
    staleTime: 60_000,
  });
}

export function useTutorials(prefix: string) {
  return useQuery(tutorialsQuery(prefix));
}
