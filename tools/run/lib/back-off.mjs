import { setTimeout as sleep } from 'node:timers/promises';

/** After a run of this length, the next restart is immediate. */
const STEADY_MS = 2_000;
const FIRST_PAUSE_MS = 250;
const MAX_PAUSE_MS = 5_000;

/** Pauses between restarts of a program: none after a steady run, longer with each failed or short run. */
export class BackOff {
  #failures = 0;
  #readySince = null;

  /** Records that the program is ready. */
  ready() {
    this.#readySince = performance.now();
  }

  /** Records that the program ended or did not start. @returns {number} milliseconds until the next start */
  ended() {
    const isSteady = this.#readySince !== null && performance.now() - this.#readySince >= STEADY_MS;
    this.#readySince = null;
    this.#failures = isSteady ? 0 : this.#failures + 1;
    return isSteady ? 0 : Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (this.#failures - 1));
  }
}

/**
 * Restarts a program that was ready and has ended, with pauses, until it is ready again.
 * @param {{title: string, how: string, logFile: string, backOff: BackOff, say: (text: string) => void, life: AbortSignal,
 *   start: () => Promise<void>}} options `life` is aborted when the program must stay down; `start` rejects if it does not become ready
 */
export async function startAgain({ title, how, logFile, backOff, say, life, start }) {
  let reason = `${title} ended unexpectedly (${how})`;
  while (!life.aborted) {
    const pauseMs = backOff.ended();
    say(`${reason}; restarting${pauseMs > 0 ? ` in ${pauseMs / 1000} s` : ''}. Log: ${logFile}`);
    await sleep(pauseMs, undefined, { signal: life }).catch(() => {});
    if (life.aborted) return;
    try {
      await start();
      if (!life.aborted) say(`${title} is ready again.`);
      return;
    } catch (error) {
      reason = error.brief ?? error.message;
    }
  }
}
