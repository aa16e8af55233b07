import type { MemberRef } from '@housebrand/shared';
import { api, memberQuery, useQuery } from '@housebrand/shared/react';
import { queryOptions } from '@tanstack/react-query';
import { secondFactorsAddress, type SecondFactors } from '../../core';

/** `GET /api/apps/second_factors/{prefix}/{username}`. */
export function secondFactorsQuery(member: MemberRef | null) {
  return queryOptions({
    queryKey: ['auth', 'second-factors', member?.prefix, member?.username],
    queryFn: memberQuery(member, ({ signal }, of) => api.get<SecondFactors>(secondFactorsAddress(of), { signal })),
  });
}

/** Returns the second factors of a member; `null`: no request. */
export function useSecondFactors(member: MemberRef | null) {
  return useQuery(secondFactorsQuery(member));
}
