import { api, useQuery } from '@housebrand/shared/react';
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import { gamesByIdsAddress, type Game } from '../../core';

/** `GET /api/provider/game-list?ids=`: games of any category, in any order of the ids the same answer. */
export function gamesByIdsQuery(prefix: string, ids: readonly string[]) {
  const wanted = [...new Set(ids)].sort();
  return queryOptions({
    queryKey: ['games', 'byIds', prefix, wanted.join()],
    queryFn:
      wanted.length === 0 ? skipToken : ({ signal }) => api.get<Game[]>(gamesByIdsAddress(prefix, wanted), { signal }),
    staleTime: 60_000,
  });
}

/** What is known stays on show while a longer list of ids is asked for. */
export function useGamesByIds(prefix: string, ids: readonly string[]) {
  return useQuery({ ...gamesByIdsQuery(prefix, ids), placeholderData: keepPreviousData });
}
