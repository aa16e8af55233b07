import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { onFreshSystem } from '../bench/lib/world.mjs';
import { PATIENCE_MS } from '../testing/patience.mjs';
import { moneyTrials } from './money.mjs';

/** A little of each: `npm run chaos -- <name>` does much more, and measures how soon everything is settled. */
export const SAMPLES = {
  'one-key': 1,
  crowd: 40,
  coupon: 60,
  'lost-replies': 10,
  'two-instances': 1,
  kills: 30,
  'worker-killed': 2,
  'database-restarts': 1,
  'disk-full': 2,
};
/** Without its protection: at most so many deaths of an instance until one of them meets a gift between its commit and its answer. */
const WITHOUT = { 'two-instances': 50, kills: 50 };

/** Tests of some trials, one after the other on a system of their own. @param {string} title @param {string[]} names of {@link SAMPLES} */
export function describeSamples(title, names) {
  describe(title, () => {
    let system;
    let end;
    let ended;
    before(async () => {
      system = await new Promise((resolve, reject) => {
        const work = (running) => new Promise((done) => resolve([(end = done), running][1]));
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
      it(`${name}: nothing acknowledged is lost, nothing is done twice`, async () => {
        assert.deepEqual(await trial({ times: SAMPLES[name], seed: 7 }), []);
      });
      it(`${name}: without what protects it, the trial finds that`, async () => {
        const times = WITHOUT[name] ?? SAMPLES[name];
        assert.notDeepEqual(await trial({ times, seed: 8, isUnprotected: true }), []);
      });
    }
  });
}
