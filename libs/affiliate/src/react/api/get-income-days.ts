import type { DayRange, MemberRef } from '@housebrand/shared';
import { api, usePages, type Pages } from '@housebrand/shared/react';
import { affiliateHistoryAddress, type IncomeDay } from '../../core';

/** `GET /api/apps/affiliates/income_histories/{prefix}/{username}`: income by business day, newest first. */
export function useIncomeDays(member: MemberRef | null, range: DayRange | null): Pages<IncomeDay> {
  return usePages<IncomeDay>({
    queryKey: ['affiliate', 'incomeDays', member?.prefix, member?.username, range?.from ?? '', range?.to ?? ''],
    read:
      member &&
      ((page, signal) =>
        api.page(affiliateHistoryAddress('income_histories', member, { ...page, ...range }), { signal })),
  });
}
