import type { MemberRef } from '@housebrand/shared';
import { api, memberQuery, useQuery } from '@housebrand/shared/headless';
import { queryOptions } from '@tanstack/react-query';
import { affiliateSummaryAddress, type AffiliateSummary } from '../../core';

/** `GET /api/apps/affiliates/summary/{prefix}/{username}`. */
export function affiliateSummaryQuery(member: MemberRef | null) {
  return queryOptions({
    queryKey: ['affiliate', 'summary', member?.prefix, member?.username],
    queryFn: memberQuery(member, ({ signal }, owner) =>
      api.get<AffiliateSummary>(affiliateSummaryAddress(owner), { signal }),
    ),
    staleTime: 60_000,
  });
}

/** Returns the member's downlines by level and income by month; `null`: no request. */
export function useAffiliateSummary(member: MemberRef | null) {
  return useQuery(affiliateSummaryQuery(member));
}
