/** Runs work when the page has nothing better to do; soon in any case. */
export function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(() => work(), { timeout: 2_000 });
  else setTimeout(work, 200);
}
