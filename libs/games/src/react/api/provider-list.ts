import { api } from '@housebrand/shared/react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { GameProvider } from '../../core/contracts';
import { inProviderOrder } from '../../core/provider-order';

const MINUTES = 60_000;

/** `GET /api/provider/provider-list`, in the order of specification section 9. */
export function providerListQuery(prefix: string) {
  return queryOptions({
    queryKey: ['games', 'providers', prefix],
    queryFn: async ({ signal }) =>
      inProviderOrder(await api.get<GameProvider[]>('/api/provider/provider-list', { query: { prefix }, signal })),
    staleTime: 10 * MINUTES,
  });
}

const namesByCode = (providers: readonly GameProvider[]): ReadonlyMap<string, string> =>
  new Map(providers.map(({ provider, providerName }) => [provider, providerName]));

export function useProviders(prefix: string) {
  return useQuery(providerListQuery(prefix));
}

/** The names of the providers by code; a code without one stands for itself. */
export function useProviderNames(prefix: string): ReadonlyMap<string, string> | undefined {
  return useQuery({ ...providerListQuery(prefix), select: namesByCode }).data;
}
