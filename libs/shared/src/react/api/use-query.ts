import {
  InfiniteQueryObserver,
  notifyManager,
  QueriesObserver,
  QueryObserver,
  useQueryClient,
  type DefaultError,
  type QueryClient,
  type QueryKey,
  type QueryObserverOptions,
  type QueryObserverResult,
  type UseInfiniteQueryOptions,
  type UseInfiniteQueryResult,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import { startTransition, useEffect, useMemo, useReducer, useState } from 'react';

/**
 * Follows an observer: what changes is drawn as a transition, in slices between which the page answers. The library's own
 * hooks go through `useSyncExternalStore`, whose changes are always drawn in one go.
 */
function useFollowed(subscribe: (listener: () => void) => () => void): () => void {
  const [, draw] = useReducer((drawn: number) => drawn + 1, 0);
  useEffect(() => subscribe(notifyManager.batchCalls(() => startTransition(draw))), [subscribe]);
  return draw;
}

/** What tells one result from another. */
type Drawn = Pick<QueryObserverResult, 'status' | 'fetchStatus' | 'dataUpdatedAt' | 'errorUpdatedAt'>;

function isAsDrawn(drawn: Drawn, now: Drawn): boolean {
  return (['status', 'fetchStatus', 'dataUpdatedAt', 'errorUpdatedAt'] as const).every(
    (key) => drawn[key] === now[key],
  );
}

/**
 * Tells React that what it reads outside of its own state is not what it was. A drawing in which no state has changed is
 * thrown away together with its effects, and they are not asked for again.
 */
function useNoted<T>(now: T, isSame: (before: T, now: T) => boolean): void {
  const [noted, note] = useState(now);
  if (!isSame(noted, now)) note(now);
}

const areAsDrawn = (drawn: readonly Drawn[], now: readonly Drawn[]): boolean =>
  drawn.length === now.length && drawn.every((one, at) => isAsDrawn(one, now[at]!));

interface Observed<O, R> {
  getOptimisticResult(options: O): R;
  getCurrentResult(): R;
  setOptions(options: O): void;
  trackResult(result: R): R;
  subscribe(listener: () => void): () => void;
  updateResult(): void;
}

function useObserved<O, R extends Drawn>(defaulted: O, observe: () => Observed<O, R>): R {
  const [observer] = useState(observe);
  const result = observer.getOptimisticResult(defaulted);
  useNoted<Drawn>(result, isAsDrawn);
  const [subscribe] = useState(() => (listener: () => void) => {
    const leave = observer.subscribe(listener);
    // what came between the drawing and now
    observer.updateResult();
    return leave;
  });
  const draw = useFollowed(subscribe);
  useEffect(() => {
    observer.setOptions(defaulted);
    // drawing takes its time: a reply that came meanwhile is drawn now
    if (!isAsDrawn(result, observer.getCurrentResult())) draw();
  }, [defaulted, draw, observer, result]);
  return observer.trackResult(result);
}

/** The library's mark for options whose result is drawn before the observer has subscribed. */
function defaultedFor<O extends { queryHash?: string }>(client: QueryClient, options: O): O {
  const defaulted = client.defaultQueryOptions(options as never) as QueryObserverOptions;
  defaulted._optimisticResults = 'optimistic';
  return defaulted as unknown as O;
}

/**
 * TanStack Query's `useQuery`, whose changes are drawn as transitions; without suspense, and errors are always answered,
 * never thrown. Use it in place of the library's: lint refuses that one.
 */
export function useQuery<
  TQueryFnData = unknown,
  TError = DefaultError,
  TData = TQueryFnData,
  TQueryKey extends QueryKey = QueryKey,
>(options: UseQueryOptions<TQueryFnData, TError, TData, TQueryKey>): UseQueryResult<TData, TError> {
  const client = useQueryClient();
  const defaulted = defaultedFor(client, options);
  return useObserved(
    defaulted,
    () =>
      new QueryObserver(client, defaulted as never) as unknown as Observed<
        typeof defaulted,
        UseQueryResult<TData, TError>
      >,
  );
}

/** {@link useQuery} for a list that is read page by page. */
export function useInfiniteQuery<TPage, TData, TQueryKey extends QueryKey, TParam>(
  options: UseInfiniteQueryOptions<TPage, DefaultError, TData, TQueryKey, TParam>,
): UseInfiniteQueryResult<TData> {
  const client = useQueryClient();
  const defaulted = defaultedFor(client, options);
  return useObserved(
    defaulted,
    () =>
      new InfiniteQueryObserver(client, defaulted as never) as unknown as Observed<
        typeof defaulted,
        UseInfiniteQueryResult<TData>
      >,
  );
}

interface Queries<TData, TCombined, TQueryKey extends QueryKey> {
  queries: readonly UseQueryOptions<TData, DefaultError, TData, TQueryKey>[];
  /** The same function from one drawing to the next. */
  combine: (results: UseQueryResult<TData>[]) => TCombined;
}

/** {@link useQuery} for several at once, as one answer. */
export function useQueries<TData, TCombined, TQueryKey extends QueryKey>({
  queries,
  combine,
}: Queries<TData, TCombined, TQueryKey>): TCombined {
  const client = useQueryClient();
  const defaulted = useMemo(() => queries.map((query) => defaultedFor(client, query) as never), [client, queries]);
  const options = useMemo(() => ({ combine: combine as (results: QueryObserverResult[]) => TCombined }), [combine]);
  const [observer] = useState(() => new QueriesObserver<TCombined>(client, defaulted, options));
  const [results, combined, track] = observer.getOptimisticResult(defaulted, options.combine);
  useNoted<readonly Drawn[]>(results, areAsDrawn);
  const [subscribe] = useState(() => (listener: () => void) => observer.subscribe(listener));
  const draw = useFollowed(subscribe);
  useEffect(() => {
    observer.setQueries(defaulted, options);
    const now = observer.getCurrentResult();
    if (!areAsDrawn(results, now)) draw();
  }, [defaulted, draw, observer, options, results]);
  return combined(track());
}
