import { Fragment } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useMinimumDisplayDelay } from '../../browser';
import { FailureScreen } from './state-screen';

/** The parts of a query that determine the state of its screen; results of `useQuery` have them all. */
export interface ScreenQuery<T> {
  data: T | undefined;
  isPending: boolean;
  error: Error | null;
  refetch: () => unknown;
}

/** What {@link QueryScreen} shows in each state of a query. */
export interface QueryScreenProps<T> {
  query: ScreenQuery<T>;
  /** Shown while the query is pending, for at least the minimum display time. */
  skeleton: ReactNode;
  /** Replaces an empty list, or data that the query does not have. */
  empty?: ReactNode;
  /** Replaces the failure screen, for a query whose errors have reasons to explain. */
  failure?: ComponentType<{ error: Error; onRetry: () => void }>;
  /** The element around skeleton, failure and empty state, for content that brings its own. */
  frame?: ComponentType<{ children: ReactNode }>;
  /** The failure fills the screen; off inside a section. */
  isWhole?: boolean;
  children: (data: T) => ReactNode;
}

/** Shows a query's skeleton, failure or empty state; otherwise its content. Known content outlives a failed refresh. */
export function QueryScreen<T>(props: QueryScreenProps<T>) {
  const { query, skeleton, empty, failure: Failure, frame: Frame = Fragment, isWhole = false, children } = props;
  const { data, error } = query;
  const isWaiting = useMinimumDisplayDelay(query.isPending);
  if (isWaiting) return <Frame>{skeleton}</Frame>;
  const isEmpty = empty !== undefined && Array.isArray(data) && data.length === 0;
  if (data !== undefined && !isEmpty) return children(data);
  if (!error) return <Frame>{empty}</Frame>;
  const retry = (): void => void query.refetch();
  return (
    <Frame>
      {Failure ? (
        <Failure error={error} onRetry={retry} />
      ) : (
        <FailureScreen error={error} onRetry={retry} isWhole={isWhole} />
      )}
    </Frame>
  );
}
