/** The server's time when this page started, as replies give it; `null` before the first of them. */
let started: number | null = null;

/**
 * Records a reply's `Date`. Delays and caches only make it earlier, so that the latest calculated start is the most
 * accurate. `performance.now()` stops while the device sleeps; the next reply corrects that.
 */
export function noteServerTime(date: string | null): void {
  const reported = Date.parse(date ?? '') - performance.now();
  if (!Number.isNaN(reported)) started = started === null ? reported : Math.max(started, reported);
}

/**
 * Returns milliseconds since 1970 by the server's clock; until the first reply, by the device's clock, which may be
 * wrong.
 */
export function serverNow(): number {
  return started === null ? Date.now() : started + performance.now();
}
