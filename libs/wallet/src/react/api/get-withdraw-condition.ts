import type { MemberRef } from '@housebrand/shared';
import { api, memberQuery, useQuery } from '@housebrand/shared/react';
import { queryOptions } from '@tanstack/react-query';
import { WITHDRAW_CONDITION_ADDRESS, type WithdrawCondition } from '../../core';

/** `GET /api/provider/withdraw-condition`: whether money may leave, and what stands in the way. */
export function withdrawConditionQuery(member: MemberRef | null) {
  return queryOptions({
    queryKey: ['wallet', 'withdrawCondition', member?.prefix, member?.username],
    queryFn: memberQuery(member, ({ signal }) => api.get<WithdrawCondition>(WITHDRAW_CONDITION_ADDRESS, { signal })),
    // what is played for a coupon counts while the member looks
    meta: { live: ['balance', 'payments'] },
  });
}

/** While a withdrawal waits, the desk may decide at any moment. */
const WAITING_EVERY_MS = 10_000;

/** Read again whenever the page comes back into view: something was perhaps played or decided in between. */
export function useWithdrawCondition(member: MemberRef | null) {
  return useQuery({
    ...withdrawConditionQuery(member),
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (state.data?.open ? WAITING_EVERY_MS : false),
  });
}
