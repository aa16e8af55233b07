import { formatWholePercent } from '@housebrand/shared';
import { usePortal } from '@housebrand/shared/react';
import { useMemo } from 'react';
import { useTierConfigs } from './api/get-tier-configs';
import type { MemberTier, TierProgress } from '../core';
import { progressOf } from './progress-of';
import { useTierName } from './tier-name';
import { useTierMessages } from './messages';

/** Progress towards a tier, for the credit box and for a closed menu. */
export interface TierMeter {
  /** Between 0 and 1. */
  share: number;
  label: string;
}

/** Returns a function that describes a member's progress to the next tier; `null` without a ladder. */
export function useMeterOf(): (progress: TierProgress | null) => TierMeter | null {
  const t = useTierMessages();
  const nameOf = useTierName();
  return (progress) => {
    if (!progress) return null;
    const { next, overall } = progress;
    if (!next) return { share: 1, label: t('atTop') };
    return {
      share: overall,
      label: t('toNext', { name: nameOf(next.tierName), percent: formatWholePercent(overall) }),
    };
  };
}

/** Data for the meter of the credit box; `undefined` until the ladder is loaded, `null` without a ladder. */
export function useTierMeter(tier: MemberTier | null | undefined): TierMeter | null | undefined {
  const { prefix } = usePortal();
  const meterOf = useMeterOf();
  const { data: ladder, isPending } = useTierConfigs(prefix);
  const progress = useMemo(() => progressOf(ladder, tier), [ladder, tier]);
  return progress || !isPending ? meterOf(progress) : undefined;
}
