import type { MemberRef } from '@housebrand/shared';
import { api, memberQuery, useQuery } from '@housebrand/shared/react';
import { queryOptions } from '@tanstack/react-query';
import { limitsAddress, type MoneyLimit } from '../../core';

/** `GET /api/apps/protection/{prefix}/{username}/limits`: what the member allows themself, and how much of it is used. */
export function limitsQuery(member: MemberRef | null) {
  return queryOptions({
    queryKey: ['protection', 'limits', member?.prefix, member?.username],
    queryFn: memberQuery(member, ({ signal }, of) => api.get<MoneyLimit[]>(limitsAddress(of), { signal })),
  });
}

export function useLimits(member: MemberRef | null) {
  return useQuery(limitsQuery(member));
}
