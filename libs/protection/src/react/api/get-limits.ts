import type { MemberRef } from '@housebrand/shared';
import { api, memberQuery, useQuery } from '@housebrand/shared/headless';
import { queryOptions } from '@tanstack/react-query';
import { limitsAddress, type MoneyLimit } from '../../core';

/** `GET /api/apps/protection/{prefix}/{username}/limits`: the member's limits and their used amounts. */
export function limitsQuery(member: MemberRef | null) {
  return queryOptions({
    queryKey: ['protection', 'limits', member?.prefix, member?.username],
    queryFn: memberQuery(member, ({ signal }, owner) => api.get<MoneyLimit[]>(limitsAddress(owner), { signal })),
  });
}

/** Returns the limits of a member; `null`: no request. */
export function useLimits(member: MemberRef | null) {
  return useQuery(limitsQuery(member));
}
