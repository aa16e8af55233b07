import { api, firstAnswer, firstAnsweredAt, useQuery } from '@housebrand/shared/react';
import { queryOptions } from '@tanstack/react-query';
import { gamesStatusAddress, type GamesStatus } from '../../core';

const SECONDS = 1_000;

/** Closed providers with the announced end, ISO 8601; `null` if unknown. */
export type ClosedProviders = ReadonlyMap<string, string | null>;

function closedOnly(statuses: readonly GamesStatus[]): ClosedProviders {
  return new Map(statuses.filter(({ isOpen }) => !isOpen).map(({ provider, until }) => [provider, until]));
}

/** Queries `GET /api/provider/games-status`: which providers can be played now. */
export function gamesStatusQuery(prefix: string) {
  return queryOptions({
    queryKey: ['games', 'status', prefix],
    queryFn: ({ signal }) => api.get<GamesStatus[]>(gamesStatusAddress(prefix), { signal }),
    initialData: () => firstAnswer<GamesStatus[]>(gamesStatusAddress(prefix)),
    initialDataUpdatedAt: firstAnsweredAt,
    staleTime: 30 * SECONDS,
    refetchInterval: 60 * SECONDS,
  });
}

const NONE_CLOSED: ClosedProviders = new Map();

/** Returns the closed providers; until loaded, none counts as closed, because a launch reports it anyway. */
export function useClosedProviders(prefix: string): ClosedProviders {
  return useQuery({ ...gamesStatusQuery(prefix), select: closedOnly }).data ?? NONE_CLOSED;
}
