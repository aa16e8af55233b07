import { QueryClient } from '@tanstack/react-query';
import type { LiveTopic } from '../../core';
import { ApiError } from './api-error';

declare module '@tanstack/react-query' {
  interface Register {
    /** Refetch when the live stream reports one of these topics. */
    queryMeta: { live?: readonly LiveTopic[] | undefined };
  }
}

const SECONDS = 1000;

/**
 * Retries a read when no reply arrived or the server is unavailable; a refusal is final. Without a network there is
 * nothing to wait for: the read is repeated once it is back.
 */
export function shouldRetryRead(failures: number, error: unknown): boolean {
  if (!(error instanceof ApiError) || globalThis.navigator?.onLine === false) return false;
  return failures < 2 && (error.isNetworkFailure || error.isUnavailable);
}

/** Creates the cache of the portal's server state. Writes never retry automatically: some of them move money. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15 * SECONDS,
        retry: shouldRetryRead,
        retryDelay: (failures) => Math.min(500 * 2 ** failures, 4 * SECONDS),
        refetchOnWindowFocus: true,
        // Without a network a read fails, so that its screen can say so; back online it is repeated.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
