import {
  notifyManager,
  QueriesObserver,
  QueryObserver,
  useQueryClient,
  type DefaultError,
  type QueryClient,
  type QueryKey,
  type QueryObserverOptions,
  type QueryObserverResult,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import { startTransition, useEffect, useMemo, useReducer, useState } from 'react';

/**
 * Follows an observer and renders its changes as transitions, in slices that keep the page responsive. The library's
 * own hooks use `useSyncExternalStore`, whose changes always render synchronously.
 */
function useTransitionUpdates(subscribe: (listener: () => void) => () => void): () => void {
  const [, rerender] = useReducer((rendered: number) => rendered + 1, 0);
  useEffect(() => subscribe(notifyManager.batchCalls(() => startTransition(rerender))), [subscribe]);
  return rerender;
}

/** The fields by which results differ. */
type RenderedResult = Pick<QueryObserverResult, 'status' | 'fetchStatus' | 'dataUpdatedAt' | 'errorUpdatedAt'>;

function isAsRendered(rendered: RenderedResult, now: RenderedResult): boolean {
  return (['status', 'fetchStatus', 'dataUpdatedAt', 'errorUpdatedAt'] as const).every(
    (key) => rendered[key] === now[key],
  );
}

/**
 * Copies an external value into React state when it changes. React discards a render without state changes, together
 * with its effects, and does not run them later.
 */
function useTrackedValue<T>(now: T, isSame: (before: T, now: T) => boolean): void {
  const [tracked, setTracked] = useState(now);
  if (!isSame(tracked, now)) setTracked(now);
}

const areAsRendered = (rendered: readonly RenderedResult[], now: readonly RenderedResult[]): boolean =>
  rendered.length === now.length && rendered.every((one, at) => isAsRendered(one, now[at]!));

export interface Observed<O, R> {
  getOptimisticResult(options: O): R;
  getCurrentResult(): R;
  setOptions(options: O): void;
  trackResult(result: R): R;
  subscribe(listener: () => void): () => void;
  updateResult(): void;
}

export function useObserved<O, R extends RenderedResult>(defaulted: O, observe: () => Observed<O, R>): R {
  const [observer] = useState(observe);
  const result = observer.getOptimisticResult(defaulted);
  useTrackedValue<RenderedResult>(result, isAsRendered);
  const [subscribe] = useState(() => (listener: () => void) => {
    const leave = observer.subscribe(listener);
    // Catch changes between render and subscription.
    observer.updateResult();
    return leave;
  });
  const rerender = useTransitionUpdates(subscribe);
  useEffect(() => {
    observer.setOptions(defaulted);
    // Rendering takes time: show a reply that arrived meanwhile.
    if (!isAsRendered(result, observer.getCurrentResult())) rerender();
  }, [defaulted, rerender, observer, result]);
  return observer.trackResult(result);
}

/** Sets the library's flag for options whose result renders before the observer subscribes. */
export function defaultedFor<O extends { queryHash?: string }>(client: QueryClient, options: O): O {
  const defaulted = client.defaultQueryOptions(options as never) as QueryObserverOptions;
  defaulted._optimisticResults = 'optimistic';
  return defaulted as unknown as O;
}

/**
 * TanStack Query's `useQuery`, with changes rendered as transitions. It doesn't suspend, and returns errors instead
 * of throwing them. Lint forbids the library's own hook.
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

interface Queries<TData, TCombined, TQueryKey extends QueryKey> {
  queries: readonly UseQueryOptions<TData, DefaultError, TData, TQueryKey>[];
  /** Must be the same function across renders. */
  combine: (results: UseQueryResult<TData>[]) => TCombined;
}

/** {@link useQuery} for several queries, combined into one result. */
export function useQueries<TData, TCombined, TQueryKey extends QueryKey>({
  queries,
  combine,
}: Queries<TData, TCombined, TQueryKey>): TCombined {
  const client = useQueryClient();
  const defaulted = useMemo(() => queries.map((query) => defaultedFor(client, query) as never), [client, queries]);
  const options = useMemo(() => ({ combine: combine as (results: QueryObserverResult[]) => TCombined }), [combine]);
  const [observer] = useState(() => new QueriesObserver<TCombined>(client, defaulted, options));
  const [results, combined, track] = observer.getOptimisticResult(defaulted, options.combine);
  useTrackedValue<readonly RenderedResult[]>(results, areAsRendered);
  const [subscribe] = useState(() => (listener: () => void) => observer.subscribe(listener));
  const rerender = useTransitionUpdates(subscribe);
  useEffect(() => {
    observer.setQueries(defaulted, options);
    const now = observer.getCurrentResult();
    if (!areAsRendered(results, now)) rerender();
  }, [defaulted, rerender, observer, options, results]);
  return combined(track());
}
