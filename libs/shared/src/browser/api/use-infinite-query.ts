import {
  InfiniteQueryObserver,
  useQueryClient,
  type DefaultError,
  type QueryKey,
  type UseInfiniteQueryOptions,
  type UseInfiniteQueryResult,
} from '@tanstack/react-query';
import { defaultedFor, useObserved, type Observed } from './use-query';

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
