import { api } from '@housebrand/shared/react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { MemberTier } from '../../core/contracts';

/** `GET /api/provider/profile`, of which only the tier is kept: deposits and turnover as they are now. */
export function memberTierQuery(prefix: string, username: string) {
  return queryOptions({
    queryKey: ['tiers', 'mine', prefix, username],
    queryFn: async ({ signal }) => (await api.get<{ tier: MemberTier }>('/api/provider/profile', { signal })).tier,
  });
}

/** The tier of the member who is logged in; nothing is read for a guest. */
export function useMemberTier(prefix: string, username: string | null) {
  return useQuery({ ...memberTierQuery(prefix, username ?? ''), enabled: username !== null });
}
