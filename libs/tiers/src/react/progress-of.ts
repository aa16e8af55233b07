import { satangFromBaht } from '@housebrand/shared';
import { tierProgress, type MemberTier, type TierConfig, type TierProgress } from '../core';

/** A member's progress on a ladder; `null` while either is unknown, and for an agent without tiers. */
export function progressOf(
  ladder: readonly TierConfig[] | undefined,
  tier: MemberTier | null | undefined,
): TierProgress | null {
  if (!tier || !ladder || ladder.length === 0) return null;
  return tierProgress(ladder, tier.tierLevel, {
    depositSatang: satangFromBaht(tier.depositAmount),
    turnoverSatang: satangFromBaht(tier.turnoverAmount),
  });
}
