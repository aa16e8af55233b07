import { setTimeout as sleep } from 'node:timers/promises';
import { onFreshSystem } from '../bench/lib/world.mjs';
import { say } from '../run/lib/progress.mjs';
import { Giving } from './giving.mjs';
import { randomOf } from './random.mjs';
import { Victim } from './victim.mjs';

/**
 * Kills the API again and again, without a word, while members give each other chips and redeem coupons. Judged by what the
 * clients noted themselves and by the provider's books: what was acknowledged is there, nothing is there twice, and every
 * balance is what those payments make of it. Each gift has an amount of its own, by which a second one would be found.
 * @param {{times: number, seed: number}} options
 * @returns {Promise<string[]>} what was found
 */
export function kills({ times, seed }) {
  return onFreshSystem(async (system) => {
    await system.apiService.stop();
    const api = new Victim(system);
    await api.start();
    try {
      const trial = new Giving(system, { random: randomOf(seed), least: times });
      await trial.begin();
      const clients = trial.run();
      for (let nth = 0; nth < times; nth += 1) {
        await sleep(300 + trial.random() * 1_000);
        await api.kill();
        await api.start();
      }
      trial.isOver = true;
      await clients;
      say(`${times} kills, ready again after ${api.slowestMs} ms at the most; ${trial.summary()}`);
      return await trial.judge();
    } finally {
      await api.kill();
    }
  });
}
