import { QueryClient } from '@tanstack/react-query';
import type { LiveTopic } from '../../core';
import { ApiError } from './api-error';

declare module '@tanstack/react-query' {
  interface Register {
    /** Read again when one of these topics is told over the live stream. */
    queryMeta: { live?: readonly LiveTopic[] | undefined };
  }
}

const SECONDS = 1000;

/** A read is repeated when nothing or nobody answered; a refusal stays a refusal. */
export function shouldRetryRead(failures: number, error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return failures < 2 && (error.isNetworkFailure || error.isUnavailable);
}

/** Server state of the portal. Writes are never repeated by themselves: some of them move money. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15 * SECONDS,
        retry: shouldRetryRead,
        retryDelay: (failures) => Math.min(500 * 2 ** failures, 4 * SECONDS),
        refetchOnWindowFocus: true,
        // without a network a read fails, so that its screen can say so; back online it is read again
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
