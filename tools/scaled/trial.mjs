import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { moneyTrials } from '../chaos/money.mjs';
import { ensureBuilt } from '../run/lib/build.mjs';
import { freePort } from '../run/lib/ports.mjs';
import { say } from '../run/lib/progress.mjs';
import { everyday } from './everyday.mjs';
import { failUnderLoad, loses } from './failures.mjs';
import { turnBack } from './turn-back.mjs';
import { ScaledSystem } from './scaled-system.mjs';

/** Trials of money that need nothing but a system, and how much of each. */
const MONEY = { 'one-key': 3, crowd: 300, coupon: 200, 'lost-replies': 20 };

const rowOf = ({ what, ms }) => `  ${what.padEnd(28)} ${(ms / 1000).toFixed(1).padStart(6)} s`;

/** Does something with a set of its own, which is gone afterwards. */
async function onScaledSystem(work) {
  await ensureBuilt();
  const dataDir = mkdtempSync(join(tmpdir(), 'housebrand-scaled-'));
  const place = { entryPort: await freePort(), simulatorPort: await freePort(), dataDir };
  const running = { system: null };
  /** Begun anew on the same data. */
  running.start = async () => {
    running.system = new ScaledSystem(place, { say, giveUp: console.error });
    await running.system.take();
    await running.system.start();
    return running.system;
  };
  try {
    await running.start();
    return await work(running);
  } finally {
    await running.system?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/**
 * `npm run chaos -- scaled`: everyday's work on the set, money on it, each part failing under load, and the way back in time.
 * @param {{times: number, seed: number}} options how often each part fails
 * @returns {Promise<string[]>} what was found
 */
export function scaled({ times, seed }) {
  return onScaledSystem(async (running) => {
    const found = [];
    const note = async (name, work) => {
      const problems = await work();
      say(`${name}: ${problems.length === 0 ? 'nothing found' : problems.join('; ')}`);
      found.push(...problems.map((problem) => `${name}: ${problem}`));
    };
    await note('everyday', () => everyday(running.system));
    for (const [name, much] of Object.entries(MONEY))
      await note(name, () => moneyTrials[name](running.system.forTrials, { times: much, seed }));
    const pauses = [];
    await note('failures', () => failUnderLoad(running.system, { times, seed, pauses }));
    await note('without what protects', () => loses(running.system, { seed }));
    await note('back in time', () => turnBack(running, { seed }));
    process.stdout.write(`\nLongest time without an acknowledgement\n${pauses.map(rowOf).join('\n')}\n`);
    return found;
  });
}
