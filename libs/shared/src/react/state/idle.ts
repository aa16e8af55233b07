/** Runs work when the page has nothing better to do; after `latestMs` in any case. */
export function whenIdle(work: () => void, latestMs = 2_000): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(() => work(), { timeout: latestMs });
  else setTimeout(work, 200);
}

/** As long as a slice may be, milliseconds: far from a delay that is felt. */
const SLICE_MS = 6;

/**
 * Does work bit by bit while the page has nothing better to do.
 * @param work works until `isTimeUp` and answers whether it is done
 * @returns gives the rest up
 */
export function inIdleSlices(work: (isTimeUp: () => boolean) => boolean): () => void {
  let isGivenUp = false;
  const slice = (): void => {
    if (isGivenUp) return;
    const end = performance.now() + SLICE_MS;
    if (!work(() => performance.now() > end)) whenIdle(slice);
  };
  whenIdle(slice);
  return () => {
    isGivenUp = true;
  };
}
