import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { onFreshSystem } from '../bench/lib/world.mjs';
import { PATIENCE_MS } from '../testing/patience.mjs';
import { moneyTrials } from './money.mjs';

/** A little of each: `npm run chaos -- <name>` does much more, and measures how soon everything is settled. */
const SAMPLES = {
  'one-key': 1,
  crowd: 40,
  coupon: 60,
  'lost-replies': 10,
  'two-instances': 1,
  kills: 50,
  'worker-killed': 2,
  'database-restarts': 1,
  'disk-full': 2,
};
/** Without its protection: at most so many deaths of an instance until one of them meets a gift between its commit and its answer. */
const WITHOUT = { 'two-instances': 50, kills: 50 };

describe('money', () => {
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

  it('has a sample of every trial', () => {
    assert.deepEqual(new Set(Object.keys(SAMPLES)), new Set(Object.keys(moneyTrials)));
  });

  for (const [name, times] of Object.entries(SAMPLES)) {
    it(`${name}: nothing acknowledged is lost, nothing is done twice`, async () => {
      assert.deepEqual(await moneyTrials[name](system, { times, seed: 7, settledWithinMs: PATIENCE_MS }), []);
    });
    it(`${name}: without what protects it, the trial finds that`, async () => {
      assert.notDeepEqual(
        await moneyTrials[name](system, {
          times: WITHOUT[name] ?? times,
          seed: 8,
          settledWithinMs: PATIENCE_MS,
          isUnprotected: true,
        }),
        [],
      );
    });
  }
});
