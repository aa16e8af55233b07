import { creditOrPoints } from '@housebrand/shared';
import type { CouponConfig, CouponPreview } from '../../core';
import type { CheckedCoupon, StoredCoupon } from './coupons.repository';

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

/** Maps the terms of a coupon for a member. */
export function toCouponPreview(coupon: CheckedCoupon): CouponPreview {
  const { unit, amount, turnoverMultiplier, requiredSatang, ends } = coupon;
  return {
    kind: unit,
    ...creditOrPoints(unit, amount),
    turnoverMultiplier,
    requiredTurnoverSatang: Number(requiredSatang),
    validUntil: ends?.toISOString() ?? null,
  };
}
