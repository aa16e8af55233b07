import type { MemberRef } from '@housebrand/shared';
import { api, memberQuery, useQuery } from '@housebrand/shared/headless';
import { queryOptions } from '@tanstack/react-query';
import { reportAddress, type ReportedDeposit } from '../../core';
import { REPORT_KEY } from './get-report';

/** More than the open deposits that a member is likely to have. */
const LATEST = 20;

/** `GET /api/provider/report-deposit`: this year's newest deposits with their status. */
export function latestDepositsQuery(member: MemberRef | null) {
  return queryOptions({
    queryKey: [...REPORT_KEY, 'deposit', member?.prefix, member?.username, 'latest'],
    queryFn: memberQuery(member, ({ signal }) =>
      api.get<ReportedDeposit[]>(reportAddress('deposit', { limit: LATEST }), { signal }),
    ),
  });
}

/** @param everyMs polling interval while the page is visible; `false`: refetch only when the page becomes visible */
export function useLatestDeposits(member: MemberRef | null, everyMs: number | false = false) {
  return useQuery({ ...latestDepositsQuery(member), refetchInterval: everyMs, refetchOnWindowFocus: 'always' });
}
