import type { MemberRef } from '@housebrand/shared';
import { api, memberQuery, useQuery } from '@housebrand/shared/react';
import { queryOptions } from '@tanstack/react-query';
import { protectionAddress, type ProtectionSettings } from '../../core';

/** `GET /api/apps/protection/{prefix}/{username}`: what the member has set to protect themselves. */
export function protectionQuery(member: MemberRef | null) {
  return queryOptions({
    queryKey: ['protection', 'settings', member?.prefix, member?.username],
    queryFn: memberQuery(member, ({ signal }, of) => api.get<ProtectionSettings>(protectionAddress(of), { signal })),
    staleTime: 60_000,
  });
}

/** Breaks and reminder of a member; `null` asks nothing. */
export function useProtectionOf(member: MemberRef | null) {
  return useQuery(protectionQuery(member));
}
