/** Runs work when the page is idle; after `latestMs` in any case. */
export function whenIdle(work: () => void, latestMs = 2_000): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(() => work(), { timeout: latestMs });
  else setTimeout(work, 200);
}

/** Maximum length of a slice in milliseconds: far below a noticeable delay. */
const SLICE_MS = 6;

/**
 * Does work in slices while the page is idle.
 * @param work works until `isTimeUp` and returns whether it is done
 * @returns a function that cancels the remaining work
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
