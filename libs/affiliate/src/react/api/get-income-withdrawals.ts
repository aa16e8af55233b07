import type { DayRange, MemberRef } from '@housebrand/shared';
import { api, usePages, type Pages } from '@housebrand/shared/react';
import { affiliateHistoryAddress, type IncomeWithdrawal } from '../../core';

/** `GET /api/apps/affiliates/withdraw_histories/{prefix}/{username}`: withdrawals of income, newest first. */
export function useIncomeWithdrawals(member: MemberRef | null, range: DayRange | null): Pages<IncomeWithdrawal> {
  return usePages<IncomeWithdrawal>({
    queryKey: ['affiliate', 'withdrawals', member?.prefix, member?.username, range?.from ?? '', range?.to ?? ''],
    read:
      member &&
      ((page, signal) =>
        api.page(affiliateHistoryAddress('withdraw_histories', member, { ...page, ...range }), { signal })),
  });
}
