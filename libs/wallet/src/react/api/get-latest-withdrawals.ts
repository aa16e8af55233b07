import type { MemberRef } from '@housebrand/shared';
import { api, memberQuery, useQuery } from '@housebrand/shared/react';
import { queryOptions } from '@tanstack/react-query';
import { reportAddress, type ReportedPayment } from '../../core';

/** One waits at a time: the newest few hold it and what became of the one before. */
const LATEST = 5;

/** The newest withdrawals of this year, from `GET /api/provider/report-withdraw`. */
export function latestWithdrawalsQuery(member: MemberRef | null) {
  return queryOptions({
    queryKey: ['wallet', 'report', 'withdraw', member?.prefix, member?.username, 'latest'],
    queryFn: memberQuery(member, ({ signal }) =>
      api.get<ReportedPayment[]>(reportAddress('withdraw', { limit: LATEST }), { signal }),
    ),
  });
}

/** @param everyMs how often it is read again while somebody looks; `false`: only when the page comes back into view */
export function useLatestWithdrawals(member: MemberRef | null, everyMs: number | false) {
  return useQuery({ ...latestWithdrawalsQuery(member), refetchInterval: everyMs, refetchOnWindowFocus: 'always' });
}
