import type { MemberRef } from '@housebrand/shared';
import { api, memberQuery, useQuery } from '@housebrand/shared/react';
import { queryOptions } from '@tanstack/react-query';
import { consentsAddress, type LegalConsent } from '../../core';

/** `GET /api/apps/consents/{prefix}/{username}`: loaded once per visit. */
export function consentsQuery(member: MemberRef | null) {
  return queryOptions({
    queryKey: ['content', 'consents', member?.prefix, member?.username],
    queryFn: memberQuery(member, ({ signal }, of) => api.get<LegalConsent[]>(consentsAddress(of), { signal })),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function useConsents(member: MemberRef | null) {
  return useQuery(consentsQuery(member));
}
