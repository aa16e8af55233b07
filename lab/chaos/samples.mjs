import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { onFreshSystem } from '../bench/lib/world.mjs';
import { PATIENCE_MS } from '../../tools/testing/patience.mjs';
import { moneyTrials } from './money.mjs';

/** A small sample of each trial; `npm run chaos -- <name>` repeats it more often and measures how soon payments settle. */
export const SAMPLES = {
  'one-key': 1,
  'concurrent-gifts': 40,
  coupon: 60,
  'lost-replies': 10,
  'two-instances': 1,
  kills: 30,
  'worker-killed': 2,
  'database-restarts': 1,
  'disk-full': 2,
};
/** Without protection: maximum number of kills until one falls between a gift's commit and its reply. */
const WITHOUT = { 'two-instances': 50, kills: 50 };

/**
 * Declares tests of some trials, run in sequence on one system.
 * @param {string} title
 * @param {string[]} names keys of {@link SAMPLES}
 */
export function describeSamples(title, names) {
  describe(title, () => {
    let system;
    let end;
    let ended;
    before(async () => {
      system = await new Promise((resolve, reject) => {
        const work = (running) => {
          const { promise, resolve: done } = Promise.withResolvers();
          end = done;
          resolve(running);
          return promise;
        };
        ended = onFreshSystem(work);
        ended.catch(reject);
      });
    });
    after(async () => {
      end();
      await ended;
    });
    for (const name of names) {
      const trial = (options) => moneyTrials[name](system, { settledWithinMs: PATIENCE_MS, ...options });
      it(`loses no acknowledged payment and executes none twice: ${name}`, async () => {
        assert.deepEqual(await trial({ times: SAMPLES[name], seed: 7 }), []);
      });
      it(`detects the missing protection: ${name}`, async () => {
        const times = WITHOUT[name] ?? SAMPLES[name];
        assert.notDeepEqual(await trial({ times, seed: 8, isUnprotected: true }), []);
      });
    }
  });
}
