import { useCallback, useRef } from 'react';
import { isFinal as isStored, withIdempotencyKey, type IdempotencyKeys } from './idempotency-key';
import { useMutation, type Mutation, type MutationSetting } from './use-mutation';

/** The call of {@link useIdempotentMutation}, and when its outcome is known. */
export interface IdempotentMutationSetting<Result, Request> extends Omit<
  MutationSetting<Result, Request>,
  'mutationFn' | 'onMutate'
> {
  /** Keeps the key of each request until its outcome is known. */
  keys: IdempotencyKeys<Request>;
  /** Sends the request under its key. @throws ApiError */
  mutationFn: (request: Request, key: string) => Promise<Result>;
  /** Whether an error settles the request. Default: whether the server stores it for the key. */
  isFinal?: (error: Error, request: Request) => boolean;
  /** Whether a reply leaves the outcome unknown. Default: no reply does. */
  isOpen?: (result: Result) => boolean;
}

/** A {@link Mutation} whose outcome may be unknown. */
export type IdempotentMutation<Result, Request> = Mutation<Result, Request> & {
  /** Whether the last request may have moved money: its key is kept, and sending it again has no second effect. */
  isUnknown: boolean;
};

/**
 * {@link useMutation} for a request that moves money. It is sent under an idempotency key that lasts until the outcome
 * is known, also across a reload, so that it takes effect once however often it is sent. `mutate` ignores further
 * presses until the reply has arrived.
 */
export function useIdempotentMutation<Result, Request>({
  keys,
  mutationFn,
  isFinal = isStored,
  isOpen = () => false,
  ...options
}: IdempotentMutationSetting<Result, Request>): IdempotentMutation<Result, Request> {
  // A ref blocks further presses before React renders the pending state.
  const isSending = useRef(false);
  const mutation = useMutation<Result, Request>({
    ...options,
    mutationFn: async (request) => {
      try {
        return await withIdempotencyKey({ keys, request, isFinal, isOpen, send: (key) => mutationFn(request, key) });
      } finally {
        isSending.current = false;
      }
    },
  });
  const { mutate: send, error, data, variables } = mutation;
  const mutate = useCallback<typeof send>(
    (...pressed) => {
      if (isSending.current) return;
      isSending.current = true;
      send(...pressed);
    },
    [send],
  );
  const isUnknown = error === null ? data !== undefined && isOpen(data) : !isFinal(error, variables as Request);
  return { ...mutation, mutate, isUnknown };
}
