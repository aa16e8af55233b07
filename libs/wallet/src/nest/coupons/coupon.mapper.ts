import { creditOrPoints } from '@housebrand/shared';
import type { WithdrawConditionRecord } from '@housebrand/providers/nest';
import type { CouponConfig, CouponPreview, CouponReturnPreview } from '../../core';
import type { CheckedCoupon, StoredCoupon } from './coupons.repository';
import type { ApartRequirement } from './turnover.service';

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

/** Maps what returning a coupon takes and ends, by the provider's condition for withdrawals as it is now. */
export function toCouponReturnPreview(
  { amountSatang, missingSatang, isPlayed, others }: ApartRequirement,
  { creditSatang, withdrawableSatang, isClosed, minSatang, turnover }: WithdrawConditionRecord,
): CouponReturnPreview {
  const amount = Math.min(amountSatang!, Number(creditSatang));
  const creditAfter = Number(creditSatang) - amount;
  const left = others.reduce((sum, other) => sum + other.missingSatang, 0);
  const withdrawable = Math.min(Number(withdrawableSatang), creditAfter);
  const isOpen = !isClosed && left === 0 && withdrawable >= Number(minSatang ?? 0);
  return {
    amountSatang: amount,
    missingTurnoverSatang: missingSatang,
    isPlayed,
    creditAfterSatang: creditAfter,
    withdrawableAfterSatang: isOpen ? withdrawable : 0,
    turnoverLeftSatang: left + (turnover ? Number(turnover.requiredSatang - turnover.doneSatang) : 0),
  };
}
