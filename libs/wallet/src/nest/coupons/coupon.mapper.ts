import { creditOrPoints } from '@housebrand/shared';
import type { CouponConfig } from '../../core';
import type { StoredCoupon } from './coupons.repository';

/** Maps a coupon for its agent. */
export function toCouponConfig({ unit, amount, ...coupon }: StoredCoupon): CouponConfig {
  const { id, name, turnoverMultiplier, perMember, total, redeemed, codes, validFrom, validUntil, disabledAt } = coupon;
  return {
    id,
    name,
    kind: unit,
    ...creditOrPoints(unit, amount),
    turnoverMultiplier,
    perMember,
    total,
    redeemed,
    codes,
    validFrom: validFrom.toISOString(),
    validUntil: validUntil?.toISOString() ?? null,
    disabledAt: disabledAt?.toISOString() ?? null,
  };
}
