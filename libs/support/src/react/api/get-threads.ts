import type { MemberRef } from '@housebrand/shared';
import { api, useInfiniteQuery } from '@housebrand/shared/headless';
import { infiniteQueryOptions, skipToken } from '@tanstack/react-query';
import { useMemo } from 'react';
import { threadsAddress, type SupportThread, type SupportThreads } from '../../core';

/** The first part of the key of every query of this domain. */
export const SUPPORT_KEY = ['support'] as const;

/** `GET /api/apps/support/{prefix}/{username}/threads`, newest first. @param payment only the threads about it: its key */
export function threadsQuery(member: MemberRef | null, payment?: string) {
  return infiniteQueryOptions({
    queryKey: [...SUPPORT_KEY, 'threads', member?.prefix, member?.username, payment],
    queryFn: member
      ? ({ pageParam: cursor, signal }: { pageParam: string | undefined; signal: AbortSignal }) =>
          api.get<SupportThreads>(threadsAddress(member, { payment, cursor }), { signal })
      : skipToken,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ cursor }: SupportThreads) => cursor ?? undefined,
    meta: { live: ['support'] },
  });
}

/** The loaded part of a member's threads. */
export interface ThreadPages {
  threads: readonly SupportThread[];
  hasMore: boolean;
  isReadingMore: boolean;
  readMore: () => void;
  /** No page is loaded yet. */
  isPending: boolean;
  error: Error | null;
  refetch: () => void;
}

/** Reads a member's threads page by page; with `null`, sends no request. */
export function useThreads(member: MemberRef | null, payment?: string): ThreadPages {
  const query = useInfiniteQuery(threadsQuery(member, payment));
  const { data, fetchNextPage, hasNextPage, isFetching, refetch } = query;
  const threads = useMemo(() => data?.pages.flatMap((page) => page.threads) ?? [], [data]);
  return {
    threads,
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
