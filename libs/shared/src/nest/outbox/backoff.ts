const FIRST_MS = 1_000;
const MAX_MS = 15 * 60_000;

/** Failed attempts before an entry is parked, about two hours after the first failure. */
export const MAX_ATTEMPTS = 20;

/**
 * Returns the wait before the next attempt: doubled each time up to 15 minutes, less up to half at random, so that deliveries
 * that failed together are not retried together.
 * @param attempt 1 after the first failure
 * @param chance from 0 to 1
 */
export function backoffMs(attempt: number, chance: number = Math.random()): number {
  const whole = Math.min(FIRST_MS * 2 ** (attempt - 1), MAX_MS);
  return Math.round(whole * (1 - chance / 2));
}
