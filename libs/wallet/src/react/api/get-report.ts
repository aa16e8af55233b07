import type { MemberRef } from '@housebrand/shared';
import { api, memberQuery, usePages, useQuery, type Pages } from '@housebrand/shared/headless';
import { queryOptions } from '@tanstack/react-query';
import {
  reportAddress,
  type ReportedDeposit,
  type ReportedWithdrawal,
  type ReportKind,
  type StatusLabel,
} from '../../core';

export interface ReportFilter {
  year: number;
  status?: StatusLabel | undefined;
}

/** Prefix of the query keys of the member's reports. */
export const REPORT_KEY = ['wallet', 'report'] as const;

interface Reported {
  deposit: ReportedDeposit;
  withdraw: ReportedWithdrawal;
}

/** `GET /api/provider/report-deposit` and `…/report-withdraw`: a year, newest first, page by page. */
export function useReport<Kind extends ReportKind>(
  kind: Kind,
  member: MemberRef | null,
  { year, status }: ReportFilter,
): Pages<Reported[Kind]> {
  return usePages<Reported[Kind]>({
    queryKey: [...REPORT_KEY, kind, member?.prefix, member?.username, year, status ?? 'all'],
    read:
      member &&
      ((page, signal) => api.page(reportAddress(kind, { ...page, year, ...(status && { status }) }), { signal })),
  });
}

/** One payment by id, of this year or the previous one. `null` id: no request. */
export function reportedQuery<Kind extends ReportKind>(kind: Kind, member: MemberRef | null, id: string | null) {
  return queryOptions({
    queryKey: [...REPORT_KEY, kind, member?.prefix, member?.username, 'one', id],
    queryFn: memberQuery(id === null ? null : member, async ({ signal }) => {
      const [named] = await api.get<Reported[Kind][]>(reportAddress(kind, { id: id! }), { signal });
      return named ?? null;
    }),
  });
}

export function useReported<Kind extends ReportKind>(kind: Kind, member: MemberRef | null, id: string | null) {
  return useQuery(reportedQuery(kind, member, id));
}
