import { infiniteQueryOptions, skipToken } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { DEFAULT_LIMIT, DEFAULT_OFFSET, type LiveTopic } from '../../core';
import type { Page } from './client';
import { useInfiniteQuery } from './use-infinite-query';

/** The requested part of a list (specification section 9, paging). */
export interface PageRequest {
  limit: number;
  offset: number;
}

/** The source of a list's pages. */
export interface PagesSource<T> {
  queryKey: QueryKey;
  /** Reads one page, with `api.page`; `null` for a guest: no request. */
  read: ((page: PageRequest, signal: AbortSignal) => Promise<Page<T[]>>) | null;
  limit?: number;
  /** Topics of the live stream that change the list. */
  live?: readonly LiveTopic[];
}

/** Returns the `queryOptions` of a list that is read page by page. */
export function pagesQuery<T>({ queryKey, read, limit = DEFAULT_LIMIT, live }: PagesSource<T>) {
  return infiniteQueryOptions({
    queryKey,
    meta: { live },
    queryFn: read
      ? ({ pageParam, signal }: { pageParam: number; signal: AbortSignal }) =>
          read({ limit, offset: pageParam }, signal)
      : skipToken,
    initialPageParam: DEFAULT_OFFSET,
    // Count entries, not pages: a server may return fewer than requested. An empty page ends the list.
    getNextPageParam: (last: Page<T[]>, pages: Page<T[]>[]) => {
      const read = pages.reduce((sum, { entries }) => sum + entries.length, DEFAULT_OFFSET);
      return last.entries.length > 0 && read < last.total ? read : undefined;
    },
  });
}

/** A list that is read page by page. */
export interface Pages<T> {
  /** All entries loaded so far, in the server's order. */
  entries: readonly T[];
  /** Entries in the whole list; 0 until the first page has loaded. */
  total: number;
  /** The first page is loading. */
  isPending: boolean;
  error: Error | null;
  hasMore: boolean;
  isReadingMore: boolean;
  /** Loads the next page; does nothing while one is loading or when there is none. */
  readMore: () => void;
  refetch: () => void;
}

/** New entries shift the list, so that the next page may repeat entries: keep each once. */
function once<T>(entries: readonly T[]): readonly T[] {
  const seen = new Set<unknown>();
  return entries.filter((entry) => {
    const id: unknown = typeof entry === 'object' && entry && 'id' in entry ? entry.id : entry;
    return !seen.has(id) && seen.add(id);
  });
}

/** Reads a list page by page, by `limit`, `offset` and `meta.total`. */
export function usePages<T>(source: PagesSource<T>): Pages<T> {
  const query = useInfiniteQuery(pagesQuery(source));
  const { data, fetchNextPage, hasNextPage, isFetching, refetch } = query;
  const entries = useMemo(() => once(data?.pages.flatMap((page) => page.entries) ?? []), [data]);
  const readMore = useCallback(() => {
    if (hasNextPage && !isFetching) void fetchNextPage();
  }, [hasNextPage, isFetching, fetchNextPage]);
  return {
    entries,
    total: data?.pages.at(-1)?.total ?? 0,
    isPending: query.isLoading,
    error: query.error,
    hasMore: hasNextPage,
    isReadingMore: query.isFetchingNextPage,
    readMore,
    refetch: () => void refetch(),
  };
}
