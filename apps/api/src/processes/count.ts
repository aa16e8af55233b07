const MOST = 64;

/**
 * How many processes serve, of `WEB_CONCURRENCY`; one when it is not set.
 * @throws RangeError when it is no number from 1 to 64
 */
export function processCount(given: string | undefined): number {
  if (given === undefined || given.trim() === '') return 1;
  const count = Number(given);
  if (!Number.isInteger(count) || count < 1 || count > MOST)
    throw new RangeError(`WEB_CONCURRENCY: a number from 1 to ${MOST} is needed, not ${given}`);
  return count;
}
