import type { MemberRef } from '@housebrand/shared';
import { api, memberQuery, useQuery } from '@housebrand/shared/headless';
import { queryOptions } from '@tanstack/react-query';
import { WITHDRAW_CONDITION_ADDRESS, type WithdrawCondition } from '../../core';

/** `GET /api/provider/withdraw-condition`: whether the member can withdraw now, and if not, why. */
export function withdrawConditionQuery(member: MemberRef | null) {
  return queryOptions({
    queryKey: ['wallet', 'withdrawCondition', member?.prefix, member?.username],
    queryFn: memberQuery(member, ({ signal }) => api.get<WithdrawCondition>(WITHDRAW_CONDITION_ADDRESS, { signal })),
    // Bets settled while the page is open count towards turnover requirements.
    meta: { live: ['balance', 'payments'] },
  });
}

/** Polling interval while a withdrawal awaits approval. */
const WAITING_EVERY_MS = 10_000;

/** Refetches whenever the page becomes visible, because the member may have played or the provider decided meanwhile. */
export function useWithdrawCondition(member: MemberRef | null) {
  return useQuery({
    ...withdrawConditionQuery(member),
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (state.data?.open ? WAITING_EVERY_MS : false),
  });
}
