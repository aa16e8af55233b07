import { infiniteQueryOptions, skipToken } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { DEFAULT_LIMIT, DEFAULT_OFFSET, type LiveTopic } from '../../core';
import type { Page } from './client';
import { useInfiniteQuery } from './use-query';

/** Which part of a list is asked for (specification section 9, paging). */
export interface PageRequest {
  limit: number;
  offset: number;
}

/** Where the pages of a list come from. */
export interface PagesSource<T> {
  queryKey: QueryKey;
  /** Reads one page, with `api.page`; `null`: nobody is logged in, nothing is asked. */
  read: ((page: PageRequest, signal: AbortSignal) => Promise<Page<T[]>>) | null;
  limit?: number;
  /** Whose change is told over the live stream. */
  live?: readonly LiveTopic[];
}

/** The `queryOptions` of a list that is read page by page. */
export function pagesQuery<T>({ queryKey, read, limit = DEFAULT_LIMIT, live }: PagesSource<T>) {
  return infiniteQueryOptions({
    queryKey,
    meta: { live },
    queryFn: read
      ? ({ pageParam, signal }: { pageParam: number; signal: AbortSignal }) =>
          read({ limit, offset: pageParam }, signal)
      : skipToken,
    initialPageParam: DEFAULT_OFFSET,
    // counted in entries, not in pages: a server may answer fewer than were asked for, and an empty page ends the list
    getNextPageParam: (last: Page<T[]>, pages: Page<T[]>[]) => {
      const read = pages.reduce((sum, { entries }) => sum + entries.length, DEFAULT_OFFSET);
      return last.entries.length > 0 && read < last.total ? read : undefined;
    },
  });
}

/** A list that is read page by page. */
export interface Pages<T> {
  /** All that has been read so far, in the server's order. */
  entries: readonly T[];
  /** In all, also what is not read yet; 0 while nothing is known. */
  total: number;
  /** Nothing is there yet and something is on its way. */
  isPending: boolean;
  error: Error | null;
  hasMore: boolean;
  isReadingMore: boolean;
  /** Reads the next page; does nothing while one is on its way or when there is none. */
  readMore: () => void;
  refetch: () => void;
}

/** What came in while a page was read moves the others on: the next one begins with what is there already. */
function once<T>(entries: readonly T[]): readonly T[] {
  const seen = new Set<unknown>();
  return entries.filter((entry) => {
    const id: unknown = typeof entry === 'object' && entry && 'id' in entry ? entry.id : entry;
    return !seen.has(id) && seen.add(id);
  });
}

/** An endless list, by `limit`, `offset` and `meta.total`. */
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
