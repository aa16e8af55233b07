const MAX_PROCESSES = 64;

/**
 * Returns the number of server processes from `WEB_CONCURRENCY`; 1 if unset.
 * @throws RangeError unless it is a number from 1 to 64
 */
export function processCount(given: string | undefined): number {
  if (given === undefined || given.trim() === '') return 1;
  const count = Number(given);
  if (!Number.isInteger(count) || count < 1 || count > MAX_PROCESSES)
    throw new RangeError(
      `WEB_CONCURRENCY=${given} is not a number from 1 to ${MAX_PROCESSES}. Correct it, or unset it for one process.`,
    );
  return count;
}
