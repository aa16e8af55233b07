import type { MemberRef } from '@housebrand/shared';
import { api, memberQuery, useQuery } from '@housebrand/shared/headless';
import { queryOptions } from '@tanstack/react-query';
import { reportAddress, type ReportedWithdrawal } from '../../core';

/** Only one withdrawal is open at a time, so a few entries include it and the previous one. */
const LATEST = 5;

/** `GET /api/provider/report-withdraw`: this year's newest withdrawals. */
export function latestWithdrawalsQuery(member: MemberRef | null) {
  return queryOptions({
    queryKey: ['wallet', 'report', 'withdraw', member?.prefix, member?.username, 'latest'],
    queryFn: memberQuery(member, ({ signal }) =>
      api.get<ReportedWithdrawal[]>(reportAddress('withdraw', { limit: LATEST }), { signal }),
    ),
  });
}

/** @param everyMs polling interval while the page is visible; `false`: refetch only when the page becomes visible */
export function useLatestWithdrawals(member: MemberRef | null, everyMs: number | false) {
  return useQuery({ ...latestWithdrawalsQuery(member), refetchInterval: everyMs, refetchOnWindowFocus: 'always' });
}
