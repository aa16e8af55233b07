import { api } from '@housebrand/shared/headless';
import { PREVIEW_COUPON_ADDRESS, type CouponPreview } from '../../core';

/** `POST /api/apps/coupons.preview`. */
export function previewCoupon(couponCode: string): Promise<CouponPreview> {
  return api.post<CouponPreview>(PREVIEW_COUPON_ADDRESS, { couponCode });
}
