import type { MemberRef } from '@housebrand/shared';
import { api, memberQuery, useQuery } from '@housebrand/shared/headless';
import { queryOptions } from '@tanstack/react-query';
import { BANK_DEPOSIT_ADDRESS, type ReceivingBankAccount } from '../../core';

/** `GET /api/provider/bank-deposit-auto`: accounts to transfer to. Rejected with 403 while the member is excluded. */
export function bankAccountsQuery(member: MemberRef | null) {
  return queryOptions({
    queryKey: ['wallet', 'bankAccounts', member?.prefix, member?.username],
    queryFn: memberQuery(member, ({ signal }) => api.get<ReceivingBankAccount[]>(BANK_DEPOSIT_ADDRESS, { signal })),
    staleTime: 60_000,
  });
}

export function useBankAccounts(member: MemberRef | null) {
  return useQuery(bankAccountsQuery(member));
}
