import type { MemberRef } from '@housebrand/shared';
import { api, memberQuery, useQuery } from '@housebrand/shared/react';
import { queryOptions } from '@tanstack/react-query';
import { sessionsAddress, type SessionRecord } from '../../core';

/** `GET /api/apps/sessions/{prefix}/{username}`: the member's live sessions, most recently used first. */
export function sessionsQuery(member: MemberRef | null) {
  return queryOptions({
    queryKey: ['auth', 'sessions', member?.prefix, member?.username],
    queryFn: memberQuery(member, ({ signal }, of) => api.get<SessionRecord[]>(sessionsAddress(of), { signal })),
  });
}

export function useSessions(member: MemberRef | null) {
  return useQuery(sessionsQuery(member));
}
