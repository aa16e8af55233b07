import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { ApiError } from '../api/api-error';
import { usePortal } from '../portal/portal-context';
import { withIdempotencyKey } from '../state/idempotency-key';
import { apiError } from './reading';

/** An API call that a hook offers. */
export interface Action<Request, Result> {
  /** Sends it once. @throws ApiError the same one as in `error` */
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

/**
 * An {@link Action} with one call; it never retries.
 *
 * @param changes keys of the queries to refetch afterwards
 */
export function useAction<Request, Result>(
  work: (request: Request) => Promise<Result>,
  changes: readonly QueryKey[] = [],
): Action<Request, Result> {
  const client = useQueryClient();
  const { mutateAsync, isPending, error, data, reset } = useMutation({
    mutationFn: work,
    onSettled: () => void changes.map((queryKey) => client.invalidateQueries({ queryKey })),
    // Input must not outlive the call.
    gcTime: 0,
  });
  const run = useCallback((request: Request) => mutateAsync(request), [mutateAsync]);
  return { run, isBusy: isPending, error: apiError(error), result: data, reset };
}

/**
 * An {@link Action} that moves money. A request keeps its idempotency key until its reply arrives, also across a
 * reload, so that it takes effect once however often it is sent.
 *
 * @param name identifies the kind of request, such as `coupon`
 */
export function useMoneyAction<Request, Result>(
  name: string,
  send: (request: Request, key: string) => Promise<Result>,
  changes: readonly QueryKey[] = [],
): Action<Request, Result> {
  const { member } = usePortal();
  const requests = `headless:${name}:${member?.prefix}:${member?.username}`;
  return useAction(
    (request) => withIdempotencyKey(requests, JSON.stringify(request), (key) => send(request, key)),
    changes,
  );
}
