import { ApiError } from '../api/api-error';

/** Data that a hook reads from the API. */
export interface Reading<T> {
  /** `undefined` until loaded, and for a guest when the data belongs to a member. */
  data: T | undefined;
  /** Why the read failed, by `code`; `null` on success or while loading. */
  error: ApiError | null;
  /** Loading, with no data yet. */
  isPending: boolean;
  /** Refetches the data. */
  refetch: () => void;
}

interface Queried<T> {
  data: T | undefined;
  error: unknown;
  isLoading: boolean;
  refetch: () => unknown;
}

/** Converts a query's result to a {@link Reading}. */
export function readingOf<T>({ data, error, isLoading, refetch }: Queried<T>): Reading<T> {
  return { data, error: apiError(error), isPending: isLoading, refetch: () => void refetch() };
}

/** Converts any failure to an {@link ApiError}; one from outside the API gets code 0. */
export function apiError(error: unknown): ApiError | null {
  if (error === null || error === undefined) return null;
  return error instanceof ApiError ? error : new ApiError({ code: 0, status: 0, message: String(error), cause: error });
}
