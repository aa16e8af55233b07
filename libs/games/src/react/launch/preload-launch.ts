/** Loads the interstitial before the first tap, so that the cover grows without delay. */
export function preloadLaunch(): void {
  // Ignore a failure: the tap loads it again and shows the error.
  import('../screens/launch').catch(() => undefined);
}
