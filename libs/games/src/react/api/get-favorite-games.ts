import type { MemberRef } from '@housebrand/shared';
import { api, memberQuery, useQuery } from '@housebrand/shared/react';
import { queryOptions } from '@tanstack/react-query';
import { favoriteGamesAddress } from '../../core';

/** Queries `GET /api/apps/favorite_games/{prefix}/{username}`: IDs, newest first. */
export function favoriteGamesQuery(member: MemberRef | null) {
  return queryOptions({
    queryKey: ['games', 'favorites', member?.prefix, member?.username],
    queryFn: memberQuery(member, ({ signal }, of) => api.get<string[]>(favoriteGamesAddress(of), { signal })),
    staleTime: 60_000,
  });
}

/** Loads the IDs of the member's favourites, in the member's order; with `null`, sends no request. */
export function useFavoriteGames(member: MemberRef | null) {
  return useQuery(favoriteGamesQuery(member));
}
