import { api, useQuery } from '@housebrand/shared/react';
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import { gamesByIdsAddress, type Game } from '../../core';

/** Queries `GET /api/provider/game-list?ids=` for games of any category; the order of the IDs does not matter. */
export function gamesByIdsQuery(prefix: string, ids: readonly string[]) {
  const sortedIds = [...new Set(ids)].sort();
  return queryOptions({
    queryKey: ['games', 'byIds', prefix, sortedIds.join()],
    queryFn:
      sortedIds.length === 0
        ? skipToken
        : ({ signal }) => api.get<Game[]>(gamesByIdsAddress(prefix, sortedIds), { signal }),
    staleTime: 60_000,
  });
}

/** Keeps showing the previous games while a longer list of IDs loads. */
export function useGamesByIds(prefix: string, ids: readonly string[]) {
  return useQuery({ ...gamesByIdsQuery(prefix, ids), placeholderData: keepPreviousData });
}
