import type { MemberRef } from '@housebrand/shared';
import { api, memberQuery, useQuery } from '@housebrand/shared/react';
import { queryOptions } from '@tanstack/react-query';
import { CASH_BACK_ADDRESS, type CashBack } from '../../core';

/** `GET /api/provider/check-cash-back`: the cashback due on the net loss since the last claim. */
export function cashBackQuery(member: MemberRef | null) {
  return queryOptions({
    queryKey: ['wallet', 'cashBack', member?.prefix, member?.username],
    queryFn: memberQuery(member, ({ signal }) => api.get<CashBack>(CASH_BACK_ADDRESS, { signal })),
  });
}

export function useCashBack(member: MemberRef | null) {
  return useQuery({ ...cashBackQuery(member), refetchOnWindowFocus: 'always' });
}
