import { api } from '@housebrand/shared/react';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ProfileAndCredit } from '../../core/contracts';

/** Who the credit belongs to. */
export interface CreditOwner {
  prefix: string;
  username: string;
}

export const creditKeys = {
  all: ['wallet', 'credit'] as const,
  of: ({ prefix, username }: CreditOwner) => [...creditKeys.all, prefix, username] as const,
};

/** `POST /api/apps/getProfileAndCredit/{prefix}`: a read, in spite of its verb. */
export function creditQuery(owner: CreditOwner) {
  return queryOptions({
    queryKey: creditKeys.of(owner),
    queryFn: ({ signal }) =>
      api.post<ProfileAndCredit>(
        `/api/apps/getProfileAndCredit/${encodeURIComponent(owner.prefix)}`,
        { username: owner.username },
        { signal },
      ),
    staleTime: 5_000,
  });
}

/**
 * The member's credit, read again whenever the portal comes back into view: a game was perhaps played in between, in
 * this window or in another one. `null` owner: a guest, nothing is read.
 */
export function useCredit(owner: CreditOwner | null) {
  const query = useQuery({
    ...creditQuery(owner ?? { prefix: '', username: '' }),
    enabled: owner !== null,
    refetchOnWindowFocus: 'always',
  });
  useRefreshOnReturn(owner);
  return query;
}

/** A page that the browser kept whole and brings back says so by `pageshow` alone, not by a change of visibility. */
function useRefreshOnReturn(owner: CreditOwner | null): void {
  const client = useQueryClient();
  const isMember = owner !== null;
  useEffect(() => {
    if (!isMember) return undefined;
    const refresh = (event: PageTransitionEvent): void => {
      if (event.persisted) void client.invalidateQueries({ queryKey: creditKeys.all });
    };
    const refocus = (): void => {
      void client.invalidateQueries({ queryKey: creditKeys.all }, { cancelRefetch: false });
    };
    window.addEventListener('pageshow', refresh);
    window.addEventListener('focus', refocus);
    return () => {
      window.removeEventListener('pageshow', refresh);
      window.removeEventListener('focus', refocus);
    };
  }, [client, isMember]);
}
