import { api, firstAnswer, firstAnsweredAt, useQuery } from '@housebrand/shared/react';
import { queryOptions } from '@tanstack/react-query';
import { gamesStatusAddress, type GamesStatus } from '../../core';

const SECONDS = 1_000;

/** A provider that is closed now: when it opens again, ISO 8601; `null` when nobody says. */
export type ClosedProviders = ReadonlyMap<string, string | null>;

function closedOnly(statuses: readonly GamesStatus[]): ClosedProviders {
  return new Map(statuses.filter(({ isOpen }) => !isOpen).map(({ provider, until }) => [provider, until]));
}

/** `GET /api/provider/games-status`: what can be played now. */
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

/** While nothing is known, nothing counts as closed: the launch itself says so then. */
export function useClosedProviders(prefix: string): ClosedProviders {
  return useQuery({ ...gamesStatusQuery(prefix), select: closedOnly }).data ?? NONE_CLOSED;
}
