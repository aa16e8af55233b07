import type { MemberRef } from '@housebrand/shared';
import { api, usePages, type Pages } from '@housebrand/shared/react';
import { incomeLinesAddress, type IncomeEntry } from '../../core';

/** `GET /api/apps/affiliates/income_lines/{prefix}/{username}`: the income of each bet of a day. `null` date: no request. */
export function useIncomeLines(member: MemberRef | null, date: string | null): Pages<IncomeEntry> {
  return usePages<IncomeEntry>({
    queryKey: ['affiliate', 'incomeLines', member?.prefix, member?.username, date],
    read:
      member &&
      (date === null ? null : (page, signal) => api.page(incomeLinesAddress(member, { ...page, date }), { signal })),
  });
}
