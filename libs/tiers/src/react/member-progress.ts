import { formatPercent } from '@housebrand/shared';
import { usePortal } from '@housebrand/shared/react';
import { useMemo } from 'react';
import { useTierConfigs } from './api/get-tier-configs';
import type { MemberTier } from '../core';
import { progressOf } from './progress-of';
import { useTierName } from './tier-name';
import { useTierMessages } from './messages';

/** Progress towards the next tier, for the credit box. */
export interface TierMeter {
  /** Between 0 and 1. */
  share: number;
  label: string;
}

/** Data for the meter of the credit box; `undefined` until the ladder is loaded, `null` without a ladder. */
export function useTierMeter(tier: MemberTier | null | undefined): TierMeter | null | undefined {
  const { prefix } = usePortal();
  const t = useTierMessages();
  const nameOf = useTierName();
  const { data: ladder, isPending } = useTierConfigs(prefix);
  const progress = useMemo(() => progressOf(ladder, tier), [ladder, tier]);
  if (!progress) return isPending ? undefined : null;
  const { next, overall } = progress;
  if (!next) return { share: 1, label: t('atTop') };
  return {
    share: overall,
    label: t('toNext', { name: nameOf(next.tierName), percent: formatPercent(overall) }),
  };
}
