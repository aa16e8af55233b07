import type { MemberRef } from '@housebrand/shared';
import { api, usePages, type Pages } from '@housebrand/shared/react';
import { downlinesAddress, type DownlineFilter, type DownlineMember } from '../../core';

/** `GET /api/apps/affiliates/downlines`: downlines, most recent registration first. */
export function useDownlines(
  member: MemberRef | null,
  { level, search }: DownlineFilter = {},
  limit?: number,
): Pages<DownlineMember> {
  const filter = { ...(level && { level }), ...(search && { search }) };
  return usePages<DownlineMember>({
    queryKey: ['affiliate', 'downlines', member?.prefix, member?.username, level ?? 0, search ?? '', limit ?? 'all'],
    read: member && ((page, signal) => api.page(downlinesAddress({ ...page, ...filter }), { signal })),
    ...(limit && { limit }),
  });
}
