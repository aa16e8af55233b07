import {
  useMutation as useTanStackMutation,
  useQueryClient,
  type QueryKey,
  type UseMutationOptions,
  type UseMutationResult,
} from '@tanstack/react-query';

/** How long the cache keeps a finished mutation whose screen is gone. Its request may contain a password. */
const GC_MS = 1_000;

/** Repeats calls that the server refused for want of a stronger proof. `useStepUp` returns one. */
export interface StepUpRunner {
  /** Makes a call, and repeats it unchanged once the member has shown the proof that the server requires. */
  run: <T>(send: () => Promise<T>) => Promise<T>;
}

/** The call of {@link useMutation}, and what follows it. */
export interface MutationSetting<Result, Request, Snapshot = unknown> extends Omit<
  UseMutationOptions<Result, Error, Request, Snapshot>,
  'mutationFn' | 'retry' | 'networkMode' | 'gcTime'
> {
  /** Sends the write. @throws ApiError */
  mutationFn: (request: Request) => Promise<Result>;
  /** Keys of the queries to refetch once the call has ended, even without a reply. */
  invalidates?: readonly QueryKey[];
  /** The screen's `useStepUp`: asks for a stronger proof when the server requires one, then repeats the call. */
  stepUp?: StepUpRunner;
}

/** The state of a write and the functions that send it. */
export type Mutation<Result, Request, Snapshot = unknown> = UseMutationResult<Result, Error, Request, Snapshot>;

/**
 * TanStack Query's `useMutation` for an ordinary write. It never retries and never waits for a network: a write is
 * sent while the member watches, or fails. Lint forbids the library's own hook. Money moves by
 * {@link useIdempotentMutation}.
 */
export function useMutation<Result, Request = void, Snapshot = unknown>({
  mutationFn,
  invalidates = [],
  stepUp,
  onSettled,
  ...options
}: MutationSetting<Result, Request, Snapshot>): Mutation<Result, Request, Snapshot> {
  const client = useQueryClient();
  return useTanStackMutation<Result, Error, Request, Snapshot>({
    ...options,
    mutationFn: (request) => (stepUp ? stepUp.run(() => mutationFn(request)) : mutationFn(request)),
    onSettled: (...settled) => {
      for (const queryKey of invalidates) void client.invalidateQueries({ queryKey });
      return onSettled?.(...settled);
    },
    retry: false,
    networkMode: 'always',
    gcTime: GC_MS,
  });
}
