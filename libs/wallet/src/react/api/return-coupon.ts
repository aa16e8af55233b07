import { api } from '@housebrand/shared/headless';
import { couponReturnAddress, type CouponReturn } from '../../core';

/** A coupon to return. */
export interface CouponToReturn {
  /** The redemption's payment. */
  id: string;
  /** The credit that the member agrees to give back. */
  amountSatang: number;
}

/** `POST /api/apps/coupons/redemptions/{id}/return`. @param key idempotency key: the same for every retry of one request */
export function returnCoupon({ id, amountSatang }: CouponToReturn, key: string): Promise<CouponReturn> {
  return api.post<CouponReturn>(couponReturnAddress(id), { amountSatang }, { idempotencyKey: key });
}
