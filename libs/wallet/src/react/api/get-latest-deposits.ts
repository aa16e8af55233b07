import type { MemberRef } from '@housebrand/shared';
import { api, memberQuery, useQuery } from '@housebrand/shared/react';
import { queryOptions } from '@tanstack/react-query';
import { reportAddress, type ReportedDeposit } from '../../core';
import { REPORT_KEY } from './get-report';

/** So many open deposits a member can hardly have. */
const LATEST = 20;

/** The newest deposits of this year: what is open, and what became of it. */
export function latestDepositsQuery(member: MemberRef | null) {
  return queryOptions({
    queryKey: [...REPORT_KEY, 'deposit', member?.prefix, member?.username, 'latest'],
    queryFn: memberQuery(member, ({ signal }) =>
      api.get<ReportedDeposit[]>(reportAddress('deposit', { limit: LATEST }), { signal }),
    ),
  });
}

/** @param everyMs how often it is read again while somebody looks; `false`: only when the page comes back into view */
export function useLatestDeposits(member: MemberRef | null, everyMs: number | false = false) {
  return useQuery({ ...latestDepositsQuery(member), refetchInterval: everyMs, refetchOnWindowFocus: 'always' });
}
