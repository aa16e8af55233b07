import { setTimeout as sleep } from 'node:timers/promises';

/** Timeout of a test file. It is long because a slow machine is not a failure. */
export const HANGS_MS = 600_000;

/** How long a test waits for a state. */
export const PATIENCE_MS = 600_000;

/**
 * Repeats a check until it does not throw. A run that ended meanwhile ends the wait.
 * @template T @param {() => T | Promise<T>} check @returns {Promise<T>}
 */
export async function eventually(check, { run = null, pauseMs = 50 } = {}) {
  const until = Date.now() + PATIENCE_MS;
  while (true) {
    try {
      return await check();
    } catch (error) {
      if (run?.isOver) throw new Error(`the run has ended:\n${run.said()}`, { cause: error });
      if (Date.now() > until) throw error;
    }
    await sleep(pauseMs);
  }
}
