import type { MemberRef } from '@housebrand/shared';
import { api, memberQuery, useQuery } from '@housebrand/shared/react';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { creditAddress, type ProfileAndCredit } from '../../core';

/** The query key under which every member's credit stands: invalidate it after money has moved. */
export const EVERY_CREDIT = ['wallet', 'credit'] as const;

/** `POST /api/apps/getProfileAndCredit/{prefix}`: a read, in spite of its verb. */
export function creditQuery(member: MemberRef | null) {
  return queryOptions({
    queryKey: ['wallet', 'credit', member?.prefix, member?.username],
    queryFn: memberQuery(member, ({ signal }, of) =>
      api.post<ProfileAndCredit>(creditAddress(of), { username: of.username }, { signal }),
    ),
    staleTime: 5_000,
    meta: { live: ['balance'] },
  });
}

/**
 * The member's credit, read again whenever the portal comes back into view: a game was perhaps played in between, in
 * this window or in another one. For a guest nothing is read.
 */
export function useCredit(member: MemberRef | null) {
  const query = useQuery({ ...creditQuery(member), refetchOnWindowFocus: 'always' });
  useRefreshOnReturn(member);
  return query;
}

/** A page that the browser kept whole and brings back says so by `pageshow` alone, not by a change of visibility. */
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
