import type { ApiError } from '../api/api-error';
import type { Mutation } from '../api/use-mutation';
import { apiError } from './reading';

/** An API call that a hook offers. */
export interface Action<Request, Result> {
  /** Sends it once. @throws ApiError the same one as in `error`; a caller that shows `error` needs no `catch` */
  run: (request: Request) => Promise<Result>;
  /** Sent, with no reply yet. */
  isBusy: boolean;
  /** Why the last call failed, by `code`. */
  error: ApiError | null;
  /** The result of the last call. */
  result: Result | undefined;
  /** Clears error and result. */
  reset: () => void;
}

/** Converts a write to an {@link Action}. */
export function actionOf<Request, Result>({
  mutateAsync,
  isPending,
  error,
  data,
  reset,
}: Pick<Mutation<Result, Request>, 'mutateAsync' | 'isPending' | 'error' | 'data' | 'reset'>): Action<Request, Result> {
  const run = (request: Request): Promise<Result> => {
    const sent = mutateAsync(request);
    // `error` has it, too: a caller that ignores the promise must not cause an unhandled rejection
    sent.catch(() => undefined);
    return sent;
  };
  return { run, isBusy: isPending, error: apiError(error), result: data, reset };
}
