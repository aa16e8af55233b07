/** Loads the interstitial ahead of the first tap, so that the cover can grow without a wait. */
export function preloadLaunch(): void {
  // the tap itself tries again and tells what is wrong
  import('../screens/launch').catch(() => undefined);
}
