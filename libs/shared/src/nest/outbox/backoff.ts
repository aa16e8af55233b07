const FIRST_MS = 1_000;
const MAX_MS = 15 * 60_000;

/** An entry that failed so often is parked: about two hours after the first failure. */
export const MAX_ATTEMPTS = 20;

/**
 * How long a failed delivery waits for the next: twice as long each time, up to a quarter of an hour, less up to a half by
 * chance, so that what failed together does not come back together.
 * @param attempt 1 after the first failure
 * @param chance from 0 to 1
 */
export function backoffMs(attempt: number, chance: number = Math.random()): number {
  const whole = Math.min(FIRST_MS * 2 ** (attempt - 1), MAX_MS);
  return Math.round(whole * (1 - chance / 2));
}
