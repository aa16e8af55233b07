import type { MemberRef } from '@housebrand/shared';
import { api, memberQuery, useQuery } from '@housebrand/shared/headless';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { creditAddress, type ProfileAndCredit } from '../../core';

/** Prefix of the query keys of every member's credit. Invalidate it after money has moved. */
export const EVERY_CREDIT = ['wallet', 'credit'] as const;

/** `POST /api/apps/getProfileAndCredit/{prefix}`: a read despite its method. */
export function creditQuery(member: MemberRef | null) {
  return queryOptions({
    queryKey: ['wallet', 'credit', member?.prefix, member?.username],
    queryFn: memberQuery(member, ({ signal }, owner) =>
      api.post<ProfileAndCredit>(creditAddress(owner), { username: owner.username }, { signal }),
    ),
    staleTime: 5_000,
    meta: { live: ['balance'] },
  });
}

/**
 * Returns the member's credit; refetches whenever the portal becomes visible, because the member may have played a game in this
 * window or another one. Sends no request for a guest.
 */
export function useCredit(member: MemberRef | null) {
  const query = useQuery({ ...creditQuery(member), refetchOnWindowFocus: 'always' });
  useRefreshOnReturn(member);
  return query;
}

/** A page restored from the back/forward cache fires only `pageshow`, not `visibilitychange`. */
function useRefreshOnReturn(member: MemberRef | null): void {
  const client = useQueryClient();
  const isMember = member !== null;
  useEffect(() => {
    if (!isMember) return undefined;
    const refresh = (event: PageTransitionEvent): void => {
      if (event.persisted) void client.invalidateQueries({ queryKey: EVERY_CREDIT });
    };
    const refocus = (): void => {
      void client.invalidateQueries({ queryKey: EVERY_CREDIT }, { cancelRefetch: false });
    };
    window.addEventListener('pageshow', refresh);
    window.addEventListener('focus', refocus);
    return () => {
      window.removeEventListener('pageshow', refresh);
      window.removeEventListener('focus', refocus);
    };
  }, [client, isMember]);
}
