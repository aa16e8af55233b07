import type { Migration } from '@housebrand/shared/nest';
import checkCoupon from './check-coupon.sql?raw';
import redeemCoupon from './redeem-coupon.sql?raw';

/** Shows a coupon's terms before it is redeemed; redeeming refuses for the same reasons. */
export const checkCoupons: Migration = {
  id: 'wallet-0005',
  sql: [checkCoupon, redeemCoupon].join('\n'),
};
