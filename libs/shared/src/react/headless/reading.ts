import { ApiError } from '../api/api-error';

/** What a hook reads from the API. */
export interface Reading<T> {
  /** `undefined` while nothing is known, and for a guest what belongs to a member. */
  data: T | undefined;
  /** Why it could not be read, by `code`; `null`: it could, or it is on its way. */
  error: ApiError | null;
  /** Nothing is there yet and something is on its way. */
  isPending: boolean;
  /** Reads it again. */
  refetch: () => void;
}

interface Queried<T> {
  data: T | undefined;
  error: unknown;
  isLoading: boolean;
  refetch: () => unknown;
}

/** A query's result as a {@link Reading}. */
export function readingOf<T>({ data, error, isLoading, refetch }: Queried<T>): Reading<T> {
  return { data, error: apiError(error), isPending: isLoading, refetch: () => void refetch() };
}

/** Every failure by its code; one that is none of the API's has the code 0. */
export function apiError(error: unknown): ApiError | null {
  if (error === null || error === undefined) return null;
  return error instanceof ApiError ? error : new ApiError({ code: 0, status: 0, message: String(error), cause: error });
}
