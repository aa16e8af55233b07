import { formatNumber, formatPercent, satangFromBaht } from '@housebrand/shared';
import { usePortal } from '@housebrand/shared/react';
import { useMemo } from 'react';
import { useTierConfigs } from './api/get-tier-configs';
import { tierProgress, type MemberTier, type TierConfig, type TierProgress } from '../core';
import { useTierName } from './tier-name';
import { useTierWords } from './words';

/** Where a member stands on a ladder; `null` while either is unknown, and for an agent without tiers. */
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

/** The way to the next tier in the words of the credit box. */
export interface TierMeter {
  /** A share of one. */
  share: number;
  label: string;
  missing: string;
}

/** For the meter of the credit box; `undefined` until the ladder is known, `null` when there is none to climb. */
export function useTierMeter(tier: MemberTier | null | undefined): TierMeter | null | undefined {
  const { prefix } = usePortal();
  const words = useTierWords();
  const nameOf = useTierName();
  const { data: ladder, isPending } = useTierConfigs(prefix);
  const progress = useMemo(() => progressOf(ladder, tier), [ladder, tier]);
  if (!progress) return isPending ? undefined : null;
  const { next, overall, missingDeposit, missingTurnover } = progress;
  if (!next) return { share: 1, label: words('atTop'), missing: '' };
  return {
    share: overall,
    label: words('toNext', { name: nameOf(next.tierName), percent: formatPercent(overall) }),
    missing:
      missingDeposit > 0
        ? words('depositMissing', { amount: formatNumber(missingDeposit) })
        : missingTurnover > 0
          ? words('turnoverMissing', { amount: formatNumber(missingTurnover) })
          : words('allReached'),
  };
}
