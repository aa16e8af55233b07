import { api, useQuery } from '@housebrand/shared/headless';
import { queryOptions } from '@tanstack/react-query';
import { tierConfigsAddress, type TierConfig } from '../../core';

const MINUTES = 60_000;

/** `GET /api/apps/user_tier_configs`: the agent's ladder, the lowest tier first. */
export function tierConfigsQuery(prefix: string) {
  return queryOptions({
    queryKey: ['tiers', 'configs', prefix],
    queryFn: async ({ signal }) => {
      const configs = await api.get<TierConfig[]>(tierConfigsAddress(prefix), { signal });
      return configs.toSorted((a, b) => a.tierLevel - b.tierLevel);
    },
    staleTime: 10 * MINUTES,
  });
}

/** The agent's ladder, the lowest tier first; also available to guests. */
export function useTierConfigs(prefix: string) {
  return useQuery(tierConfigsQuery(prefix));
}
