import type { Migration } from '@housebrand/shared/nest';
import checkCouponReturn from './check-coupon-return.sql?raw';
import dropTurnoverRequirement from './drop-turnover-requirement.sql?raw';
import endReturnedRequirement from './end-returned-requirement.sql?raw';
import returnCoupon from './return-coupon.sql?raw';

/** Lets members return coupons; the turnover requirement ends when the credit is back. */
export const returnCoupons: Migration = {
  id: 'wallet-0007',
  sql: [checkCouponReturn, dropTurnoverRequirement, endReturnedRequirement, returnCoupon].join('\n'),
};
