import { leftOf, limitsAddress, tightestOf, type LimitPeriod, type MoneyLimit } from '@housebrand/protection';
import type { MemberRef, Satang } from '@housebrand/shared';
import { api, memberQuery, useQuery } from '@housebrand/shared/headless';
import { queryOptions } from '@tanstack/react-query';

/** What the member's own limit still allows to deposit. */
export interface DepositLimit {
  period: LimitPeriod;
  leftSatang: Satang;
}

/** `GET /api/apps/protection/{prefix}/{username}/limits`, read again for each visit: deposits and other pages change it. */
export function depositLimitQuery(member: MemberRef | null) {
  return queryOptions({
    queryKey: ['wallet', 'depositLimit', member?.prefix, member?.username],
    queryFn: memberQuery(member, ({ signal }, owner) => api.get<MoneyLimit[]>(limitsAddress(owner), { signal })),
    select: tightestDepositLimit,
    staleTime: 0,
  });
}

/** Returns the deposit limit that leaves the least; `null`: no limit, or none that is known. The server checks it, too. */
export function useDepositLimit(member: MemberRef | null): DepositLimit | null {
  return useQuery(depositLimitQuery(member)).data ?? null;
}

function tightestDepositLimit(limits: readonly MoneyLimit[]): DepositLimit | null {
  const used = limits.flatMap(({ kind, period, limitSatang, usedSatang, until }) =>
    kind === 'DEPOSIT' && limitSatang !== null && usedSatang !== null
      ? [{ period, satang: BigInt(limitSatang), usedSatang: BigInt(usedSatang), until: new Date(until) }]
      : [],
  );
  const tightest = tightestOf(used);
  return tightest && { period: tightest.period, leftSatang: leftOf(tightest) };
}
