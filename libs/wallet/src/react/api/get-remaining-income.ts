import { remainingIncomeAddress, type RemainingIncome } from '@housebrand/affiliate';
import type { MemberRef } from '@housebrand/shared';
import { api, memberQuery, useQuery } from '@housebrand/shared/react';
import { queryOptions } from '@tanstack/react-query';

/** `GET /api/apps/affiliates/remaining_income/{prefix}/{username}`: income that can be converted to credit. */
export function remainingIncomeQuery(member: MemberRef | null) {
  return queryOptions({
    queryKey: ['affiliate', 'remaining', member?.prefix, member?.username],
    queryFn: memberQuery(member, ({ signal }, owner) =>
      api.get<RemainingIncome>(remainingIncomeAddress(owner), { signal }),
    ),
  });
}

export function useRemainingIncome(member: MemberRef | null) {
  return useQuery({ ...remainingIncomeQuery(member), refetchOnWindowFocus: 'always' });
}
