import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { moneyTrials } from '../chaos/money.mjs';
import { ensureBuilt } from '../../tools/run/lib/build.mjs';
import { freePort } from '../../tools/run/lib/ports.mjs';
import { say } from '../../tools/run/lib/progress.mjs';
import { everyday } from './everyday.mjs';
import { failUnderLoad, loses } from './failures.mjs';
import { restoreTrial } from './restore-trial.mjs';
import { ScaledSystem } from './scaled-system.mjs';

/** Money trials that work on any system, with their numbers of repetitions. */
const MONEY = { 'one-key': 3, 'concurrent-gifts': 300, coupon: 200, 'lost-replies': 20 };

const rowOf = ({ what, ms }) => `  ${what.padEnd(28)} ${(ms / 1000).toFixed(1).padStart(6)} s`;

/** Runs `work` on a fresh set, which is removed afterwards. */
async function onScaledSystem(work) {
  await ensureBuilt();
  const dataDir = mkdtempSync(join(tmpdir(), 'housebrand-scaled-'));
  const place = { entryPort: await freePort(), simulatorPort: await freePort(), dataDir };
  const running = { system: null };
  /** Restarts on the same data. */
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
 * `npm run chaos -- scaled`: everyday operations on the set, money trials, failures of each part under load, and a restore.
 * @param {{times: number, seed: number}} options how often each part fails
 * @returns {Promise<string[]>} findings
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
    await note('without protection', () => loses(running.system, { seed }));
    await note('restore', () => restoreTrial(running, { seed }));
    process.stdout.write(`\nLongest time without an acknowledgement\n${pauses.map(rowOf).join('\n')}\n`);
    return found;
  });
}
