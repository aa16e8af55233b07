import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '@housebrand/shared/react';
import type { __Name__Entry } from '../../core';

/** `GET /api/apps/__name__/{prefix}`: the open entries of the agent. */
export const __name__EntriesQuery = (prefix: string) =>
  queryOptions({
    queryKey: ['__name__', 'entries', prefix],
    queryFn: ({ signal }) => api.get<__Name__Entry[]>(`/api/apps/__name__/${prefix}`, { signal }),
  });

export const use__Name__Entries = (prefix: string) => useQuery(__name__EntriesQuery(prefix));
