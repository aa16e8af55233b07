import type { MemberRef } from '@housebrand/shared';
import { api, memberQuery, useQuery } from '@housebrand/shared/react';
import { queryOptions } from '@tanstack/react-query';
import { affiliateSummaryAddress, type AffiliateSummary } from '../../core';

/** `GET /api/apps/affiliates/summary/{prefix}/{username}`. */
export function affiliateSummaryQuery(member: MemberRef | null) {
  return queryOptions({
    queryKey: ['affiliate', 'summary', member?.prefix, member?.username],
    queryFn: memberQuery(member, ({ signal }, of) =>
      api.get<AffiliateSummary>(affiliateSummaryAddress(of), { signal }),
    ),
    staleTime: 60_000,
  });
}

/** The member's counts by level and income by month, renewed when the live stream tells of a change; `null` asks nothing. */
export function useAffiliateSummary(member: MemberRef | null) {
  return useQuery(affiliateSummaryQuery(member));
}
