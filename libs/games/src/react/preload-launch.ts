import type { FeatureRoute } from '@housebrand/shared/react';

export const loadLaunch: FeatureRoute['load'] = () => import('./screens/launch');

/** Loads the interstitial ahead of the first tap, so that the cover can grow without a wait. */
export function preloadLaunch(): void {
  // the tap itself tries again and tells what is wrong
  loadLaunch().catch(() => undefined);
}
