import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { ApiError } from '../api/api-error';
import { usePortal } from '../portal/portal-context';
import { withIdempotencyKey } from '../state/idempotency-key';
import { apiError } from './reading';

/** What a hook can have the API do. */
export interface Action<Request, Result> {
  /** Sends it once. @throws ApiError as `error` shows it */
  run: (request: Request) => Promise<Result>;
  /** Sent, and not answered. */
  isBusy: boolean;
  /** Why the last one failed, by `code`. */
  error: ApiError | null;
  /** What the last one brought. */
  result: Result | undefined;
  /** Forgets error and result. */
  reset: () => void;
}

/**
 * An {@link Action} of one call. It is never repeated by itself.
 *
 * @param changes keys of what is read again afterwards
 */
export function useAction<Request, Result>(
  work: (request: Request) => Promise<Result>,
  changes: readonly QueryKey[] = [],
): Action<Request, Result> {
  const client = useQueryClient();
  const { mutateAsync, isPending, error, data, reset } = useMutation({
    mutationFn: work,
    onSettled: () => void changes.map((queryKey) => client.invalidateQueries({ queryKey })),
    // what was typed must not outlive the call
    gcTime: 0,
  });
  const run = useCallback((request: Request) => mutateAsync(request), [mutateAsync]);
  return { run, isBusy: isPending, error: apiError(error), result: data, reset };
}

/**
 * An {@link Action} that moves money: the same wish goes out under the same key until its answer has come, after a reload as
 * well, so that it happens once however often it is asked for.
 *
 * @param name what is wished for, `coupon`
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
