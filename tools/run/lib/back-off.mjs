import { setTimeout as sleep } from 'node:timers/promises';

/** A start that stays ready for so long has succeeded: the next one comes at once. */
const STEADY_MS = 2_000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5_000;

/** The pauses between the starts of one program: none after a steady run, then longer with every start that fails or ends early. */
export class BackOff {
  #failures = 0;
  #readySince = null;

  /** Notes that the program is ready. */
  ready() {
    this.#readySince = performance.now();
  }

  /** Notes that the program has ended or did not start. @returns {number} milliseconds until the next start */
  ended() {
    const isSteady = this.#readySince !== null && performance.now() - this.#readySince >= STEADY_MS;
    this.#readySince = null;
    this.#failures = isSteady ? 0 : this.#failures + 1;
    return isSteady ? 0 : Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (this.#failures - 1));
  }
}

/**
 * Starts a program again that was ready once and has ended: as often as it takes, with pauses between the starts.
 * @param {{title: string, how: string, logFile: string, backOff: BackOff, say: (text: string) => void, life: AbortSignal,
 *   start: () => Promise<void>}} options `life` is over when the program is to stay down; `start` rejects when it does not get ready
 */
export async function startAgain({ title, how, logFile, backOff, say, life, start }) {
  for (let said = `${title} ended unexpectedly (${how})`; !life.aborted;) {
    const pauseMs = backOff.ended();
    say(`${said}; starting it again${pauseMs > 0 ? ` in ${pauseMs / 1000} s` : ''}. Its log: ${logFile}`);
    await sleep(pauseMs, undefined, { signal: life }).catch(() => {});
    if (life.aborted) return;
    try {
      await start();
      if (!life.aborted) say(`${title} is ready again.`);
      return;
    } catch (error) {
      said = error.brief ?? error.message;
    }
  }
}
