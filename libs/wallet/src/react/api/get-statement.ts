import type { MemberRef } from '@housebrand/shared';
import { api, useInfiniteQuery } from '@housebrand/shared/react';
import { infiniteQueryOptions, skipToken } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  STATEMENT_LIMITS,
  statementAddress,
  type Statement,
  type StatementLine,
  type StatementMonth,
  type StatementQuery,
} from '../../core';

/** Which part of the statement to read. */
export type StatementFilter = Pick<StatementQuery, 'fromDate' | 'toDate' | 'group'>;

/** The most lines of a download. */
export const MAX_EXPORTED = 5_000;

/** `GET /api/apps/payments/statement`, newest first; each page continues after the last line of the page before. */
export function statementQuery(member: MemberRef | null, filter: StatementFilter) {
  return infiniteQueryOptions({
    queryKey: ['wallet', 'statement', member?.prefix, member?.username, filter],
    queryFn: member
      ? ({ pageParam, signal }: { pageParam: string | undefined; signal: AbortSignal }) =>
          api.get<Statement>(statementAddress({ ...filter, cursor: pageParam }), { signal })
      : skipToken,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ cursor }: Statement) => cursor ?? undefined,
    meta: { live: ['payments', 'balance'] },
  });
}

/** The loaded part of a statement. */
export interface StatementPages {
  lines: readonly StatementLine[];
  months: readonly StatementMonth[];
  hasMore: boolean;
  isReadingMore: boolean;
  readMore: () => void;
  /** No page is loaded yet. */
  isPending: boolean;
  error: Error | null;
  refetch: () => void;
}

export function useStatement(member: MemberRef | null, filter: StatementFilter): StatementPages {
  const query = useInfiniteQuery(statementQuery(member, filter));
  const { data, fetchNextPage, hasNextPage, isFetching, refetch } = query;
  const pages = data?.pages;
  const lines = useMemo(() => pages?.flatMap((page) => page.lines) ?? [], [pages]);
  return {
    lines,
    months: pages?.[0]?.months ?? [],
    hasMore: hasNextPage,
    isReadingMore: query.isFetchingNextPage,
    readMore: () => {
      if (hasNextPage && !isFetching) void fetchNextPage();
    },
    isPending: query.isLoading,
    error: query.error,
    refetch: () => void refetch(),
  };
}

/** Reads all lines for a download; `null`: there are more than {@link MAX_EXPORTED}. */
export async function readStatement(filter: StatementFilter): Promise<StatementLine[] | null> {
  const lines: StatementLine[] = [];
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const query = { ...filter, limit: STATEMENT_LIMITS.largest, cursor };
    const page: Statement = await api.get<Statement>(statementAddress(query));
    lines.push(...page.lines);
    if (lines.length > MAX_EXPORTED) return null;
    ({ cursor } = page);
  }
  return lines;
}
