import type { MemberRef } from '@housebrand/shared';
import { api, memberQuery, useQuery } from '@housebrand/shared/headless';
import { queryOptions } from '@tanstack/react-query';
import { couponReturnAddress, type CouponReturnPreview } from '../../core';

/** `GET /api/apps/coupons/redemptions/{id}/return`: what returning a coupon takes and ends. @param id `null`: no request */
export function couponReturnQuery(member: MemberRef | null, id: string | null) {
  return queryOptions({
    queryKey: ['wallet', 'couponReturn', member?.prefix, member?.username, id],
    queryFn: memberQuery(id === null ? null : member, ({ signal }) =>
      api.get<CouponReturnPreview>(couponReturnAddress(id!), { signal }),
    ),
    // The credit may have changed since the sheet was last open.
    gcTime: 0,
  });
}

export function useCouponReturnPreview(member: MemberRef | null, id: string | null) {
  return useQuery(couponReturnQuery(member, id));
}
