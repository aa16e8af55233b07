import type { MemberRef } from '@housebrand/shared';
import { api, memberQuery, useQuery } from '@housebrand/shared/react';
import { queryOptions } from '@tanstack/react-query';
import { INCOME_CONDITION_ADDRESS, type IncomeCondition } from '../../core';

/** `GET /api/provider/withdraw-income-condition`: the income gathered, and whether it can be converted to credit. */
export function incomeConditionQuery(member: MemberRef | null) {
  return queryOptions({
    queryKey: ['wallet', 'incomeCondition', member?.prefix, member?.username],
    queryFn: memberQuery(member, ({ signal }) => api.get<IncomeCondition>(INCOME_CONDITION_ADDRESS, { signal })),
  });
}

export function useIncomeCondition(member: MemberRef | null) {
  return useQuery({ ...incomeConditionQuery(member), refetchOnWindowFocus: 'always' });
}
