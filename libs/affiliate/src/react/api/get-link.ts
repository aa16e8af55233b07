import type { MemberRef } from '@housebrand/shared';
import { api, memberQuery, useQuery } from '@housebrand/shared/headless';
import { queryOptions } from '@tanstack/react-query';
import { AFFILIATE_LINK_ADDRESS, type AffiliateLink } from '../../core';

/** `GET /api/provider/link-affiliate`. The link never changes, so it never becomes stale. */
export function affiliateLinkQuery(member: MemberRef | null) {
  return queryOptions({
    queryKey: ['affiliate', 'link', member?.prefix, member?.username],
    queryFn: memberQuery(member, ({ signal }) => api.get<AffiliateLink>(AFFILIATE_LINK_ADDRESS, { signal })),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function useAffiliateLink(member: MemberRef | null) {
  return useQuery(affiliateLinkQuery(member));
}
