import type { OfficeCallName } from '@housebrand/office';
import type { AddressValue } from '@housebrand/shared';
import {
  useIdempotentMutation,
  useInfiniteQuery,
  useMemoryKeys,
  useQuery,
  type IdempotentMutation,
} from '@housebrand/shared/react';
import { keepPreviousData, type InfiniteData, type QueryKey } from '@tanstack/react-query';
import { useAgent } from '../session/session-context';
import { callOffice } from './call';

/** The key of every query: an action refetches them all. */
export const OFFICE_KEY = 'office';

/** What a read is about. */
export interface OfficeRead {
  path?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, AddressValue>>;
  /** Milliseconds between repetitions; `false`: none. */
  repeatMs?: number | false;
  /** `false`: no request. */
  isEnabled?: boolean;
}

/** Reads one call for the agent of the page. */
export function useOffice<T>(
  name: OfficeCallName,
  { path, query, repeatMs = false, isEnabled = true }: OfficeRead = {},
) {
  const { prefix: agent } = useAgent();
  return useQuery<T>({
    queryKey: [OFFICE_KEY, agent, name, path, query],
    queryFn: ({ signal }) => callOffice<T>(name, { path, query, agent, signal }),
    refetchInterval: repeatMs,
    enabled: isEnabled,
  });
}

/** A list with a cursor. */
export interface OfficeList<Row> {
  rows: Row[] | undefined;
  isPending: boolean;
  /** The rows belong to the filter before the current one. */
  isStale: boolean;
  error: Error | null;
  refetch: () => unknown;
  /** Reads the next page; `null`: the last one is shown. */
  readMore: (() => void) | null;
  isReadingMore: boolean;
}

/** Reads a list page by page. @param rowsOf returns the rows of a page; the same function across renders */
export function useOfficeList<Page extends { cursor: string | null }, Row>(
  name: OfficeCallName,
  rowsOf: (page: Page) => Row[],
  { path, query, repeatMs = false, isEnabled = true }: OfficeRead = {},
): OfficeList<Row> {
  const { prefix: agent } = useAgent();
  const pages = useInfiniteQuery<Page, InfiniteData<Page>, QueryKey, string | null>({
    queryKey: [OFFICE_KEY, agent, name, 'list', path, query],
    queryFn: ({ pageParam, signal }) =>
      callOffice<Page>(name, { path, query: { ...query, cursor: pageParam }, agent, signal }),
    initialPageParam: null,
    getNextPageParam: ({ cursor }: Page) => cursor,
    placeholderData: keepPreviousData,
    refetchInterval: repeatMs,
    enabled: isEnabled,
  });
  return {
    rows: pages.data?.pages.flatMap(rowsOf),
    isPending: pages.isLoading,
    isStale: pages.isPlaceholderData,
    error: pages.error,
    refetch: pages.refetch,
    readMore: pages.hasNextPage ? () => void pages.fetchNextPage() : null,
    isReadingMore: pages.isFetchingNextPage,
  };
}

/**
 * Returns an action on the agent of the page. It is sent under an idempotency key that lasts until its outcome is known,
 * and refetches what the page shows.
 */
export function useOfficeAction<Result, Body extends object>(
  name: OfficeCallName,
  path: Readonly<Record<string, string>> = {},
): IdempotentMutation<Result, Body> {
  const { prefix: agent } = useAgent();
  return useIdempotentMutation<Result, Body>({
    keys: useMemoryKeys<Body>(),
    mutationFn: (body, idempotencyKey) => callOffice<Result>(name, { path, body, agent, idempotencyKey }),
    invalidates: [[OFFICE_KEY]],
  });
}
