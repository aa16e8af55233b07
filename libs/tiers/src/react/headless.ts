import { readingOf, usePortal, type Reading } from '@housebrand/shared/headless';
import type { TierConfig, TierProgress } from '../core';
import { useTierConfigs } from './api/get-tier-configs';
import { progressOf } from './progress-of';

/** The ladder and the member's position on it. */
export interface TierStanding {
  /** Lowest first. */
  ladder: readonly TierConfig[];
  /** `null` for a guest, and for an agent without tiers. */
  progress: TierProgress | null;
}

/** The agent's ladder and the member's progress on it. */
export function useTierProgress(): Reading<TierStanding> {
  const { prefix, member } = usePortal();
  const { data: ladder, ...rest } = readingOf(useTierConfigs(prefix));
  return { ...rest, data: ladder && { ladder, progress: progressOf(ladder, member?.tier) } };
}
