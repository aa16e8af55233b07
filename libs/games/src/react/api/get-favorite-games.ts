import type { MemberRef } from '@housebrand/shared';
import { api, memberQuery, useQuery } from '@housebrand/shared/react';
import { queryOptions } from '@tanstack/react-query';
import { favoriteGamesAddress } from '../../core';

/** `GET /api/apps/favorite_games/{prefix}/{username}`: ids, the newest favourite first. */
export function favoriteGamesQuery(member: MemberRef | null) {
  return queryOptions({
    queryKey: ['games', 'favorites', member?.prefix, member?.username],
    queryFn: memberQuery(member, ({ signal }, of) => api.get<string[]>(favoriteGamesAddress(of), { signal })),
    staleTime: 60_000,
  });
}

/** Ids of the member's favourite games, in the member's own order; `null` asks nothing. */
export function useFavoriteGames(member: MemberRef | null) {
  return useQuery(favoriteGamesQuery(member));
}
