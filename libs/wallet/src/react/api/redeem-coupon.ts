import { api } from '@housebrand/shared/headless';
import { REDEEM_COUPON_ADDRESS, type Redemption } from '../../core';

/** `POST /api/apps/coupons.redeem`. @param key idempotency key: the same for every retry of one request */
export function redeemCoupon(couponCode: string, key: string): Promise<Redemption> {
  return api.post<Redemption>(REDEEM_COUPON_ADDRESS, { couponCode }, { idempotencyKey: key });
}
