import type { MemberRef } from '@housebrand/shared';
import { api, memberQuery, useQuery } from '@housebrand/shared/react';
import { queryOptions } from '@tanstack/react-query';
import { PRICE_TABLE_ADDRESS, type PriceRow } from '../../core';

/** `GET /api/apps/iap/price_table`: the prices of chips. */
export function priceTableQuery(member: MemberRef | null) {
  return queryOptions({
    queryKey: ['wallet', 'priceTable', member?.prefix],
    queryFn: memberQuery(member, ({ signal }) => api.get<PriceRow[]>(PRICE_TABLE_ADDRESS, { signal })),
  });
}

export function usePriceTable(member: MemberRef | null) {
  return useQuery(priceTableQuery(member));
}
