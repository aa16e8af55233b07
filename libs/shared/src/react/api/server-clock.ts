/** The server's time when this page began, as the replies tell it; `null` before the first of them. */
let started: number | null = null;

/**
 * Notes what a reply's `Date` says. A reply is never from the future: the latest beginning is the nearest to the truth, so that one
 * that was slow, or was kept, changes nothing, and one after a sleep, for which `performance.now()` stands, sets it right.
 */
export function noteServerTime(date: string | null): void {
  const reported = Date.parse(date ?? '') - performance.now();
  if (!Number.isNaN(reported)) started = started === null ? reported : Math.max(started, reported);
}

/** Milliseconds since 1970 by the server's clock; by the phone's own, which may be wrong, until a reply has come. */
export function serverNow(): number {
  return started === null ? Date.now() : started + performance.now();
}
