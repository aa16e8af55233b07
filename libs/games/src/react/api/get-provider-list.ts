import { api, firstAnswer, firstAnsweredAt, useQuery } from '@housebrand/shared/react';
import { queryOptions } from '@tanstack/react-query';
import { homeProvidersAddress, inProviderOrder, providerListAddress, type GameProvider } from '../../core';

const MINUTES = 60_000;

/** Queries `GET /api/provider/provider-list`, in the order of specification section 9. */
export function providerListQuery(prefix: string) {
  return queryOptions({
    queryKey: ['games', 'providers', prefix],
    queryFn: async ({ signal }) =>
      inProviderOrder(await api.get<GameProvider[]>(providerListAddress(prefix), { signal })),
    initialData: () => firstAnswer<GameProvider[]>(providerListAddress(prefix)),
    initialDataUpdatedAt: firstAnsweredAt,
    staleTime: 10 * MINUTES,
  });
}

function namesByCode(providers: readonly GameProvider[]): ReadonlyMap<string, string> {
  return new Map(providers.map(({ provider, providerName }) => [provider, providerName]));
}

/** Loads the providers that the agent offers; works for guests, too. */
export function useProviders(prefix: string) {
  return useQuery(providerListQuery(prefix));
}

/** Returns provider names by code; until all are loaded, those of a server-rendered home page. */
export function useProviderNames(prefix: string): ReadonlyMap<string, string> | undefined {
  return useQuery({
    ...providerListQuery(prefix),
    placeholderData: () => firstAnswer<GameProvider[]>(homeProvidersAddress(prefix)),
    select: namesByCode,
  }).data;
}
