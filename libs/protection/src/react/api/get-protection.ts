import type { MemberRef } from '@housebrand/shared';
import { api, memberQuery, useQuery } from '@housebrand/shared/headless';
import { queryOptions } from '@tanstack/react-query';
import { protectionAddress, type ProtectionSettings } from '../../core';

/** `GET /api/apps/protection/{prefix}/{username}`: the member's reminder and exclusion. */
export function protectionQuery(member: MemberRef | null) {
  return queryOptions({
    queryKey: ['protection', 'settings', member?.prefix, member?.username],
    queryFn: memberQuery(member, ({ signal }, owner) =>
      api.get<ProtectionSettings>(protectionAddress(owner), { signal }),
    ),
    staleTime: 60_000,
  });
}

/** Returns the reminder and exclusion of a member; `null`: no request. */
export function useProtectionOf(member: MemberRef | null) {
  return useQuery(protectionQuery(member));
}
