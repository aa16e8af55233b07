import type { MemberRef } from '@housebrand/shared';
import { api, memberQuery, useQuery } from '@housebrand/shared/react';
import { queryOptions } from '@tanstack/react-query';
import { MEMBERS_ADDRESS } from '../../core';

/** `GET /api/apps/members`: the member of the same agent who has exactly this name; `null`: nobody. */
export function receiverQuery(member: MemberRef | null, username: string | null) {
  return queryOptions({
    queryKey: ['wallet', 'receiver', member?.prefix, username],
    queryFn: memberQuery(username === null ? null : member, async ({ signal }) => {
      const found = await api.get<MemberRef[]>(MEMBERS_ADDRESS, { query: { username }, signal });
      return found[0] ?? null;
    }),
    staleTime: 60_000,
  });
}

/** @param username `null`: nobody is looked for */
export function useReceiver(member: MemberRef | null, username: string | null) {
  return useQuery(receiverQuery(member, username));
}
