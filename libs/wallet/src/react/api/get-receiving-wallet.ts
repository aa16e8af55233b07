import type { MemberRef } from '@housebrand/shared';
import { api, memberQuery, useQuery } from '@housebrand/shared/react';
import { queryOptions } from '@tanstack/react-query';
import { TRUE_MONEY_ADDRESS, type ReceivingWallet } from '../../core';

/** `GET /api/provider/bank-deposit-true-money`: the wallet to transfer to; `null` if the agent has none. */
export function receivingWalletQuery(member: MemberRef | null) {
  return queryOptions({
    queryKey: ['wallet', 'receivingWallet', member?.prefix, member?.username],
    queryFn: memberQuery(member, ({ signal }) => api.get<ReceivingWallet | null>(TRUE_MONEY_ADDRESS, { signal })),
    staleTime: 60_000,
  });
}

export function useReceivingWallet(member: MemberRef | null) {
  return useQuery(receivingWalletQuery(member));
}
