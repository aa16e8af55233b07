import type { MemberRef } from '@housebrand/shared';
import { api, memberQuery, useQuery } from '@housebrand/shared/react';
import { queryOptions } from '@tanstack/react-query';
import { reportSummaryAddress, type ReportKind, type ReportSummary } from '../../core';
import { REPORT_KEY } from './get-report';

/** `GET /api/provider/report-deposit-summary` and `…/report-withdraw-summary`: the sums of a year. */
export function reportSummaryQuery(kind: ReportKind, member: MemberRef | null, year: number) {
  return queryOptions({
    queryKey: [...REPORT_KEY, kind, member?.prefix, member?.username, year, 'summary'],
    queryFn: memberQuery(member, ({ signal }) => api.get<ReportSummary>(reportSummaryAddress(kind, year), { signal })),
    staleTime: 30_000,
  });
}

export function useReportSummary(kind: ReportKind, member: MemberRef | null, year: number) {
  return useQuery(reportSummaryQuery(kind, member, year));
}
