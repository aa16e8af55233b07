import { generator } from '../lib/load.mjs';
import { cores, loadNow } from '../lib/processes.mjs';
import { printTable } from '../lib/table.mjs';
import { onFreshSystem } from '../lib/world.mjs';
import { loginRows, providerRows } from './calls.mjs';
import { growthRows } from './growth.mjs';
import { preparedRows } from './hot.mjs';
import { moneyRows } from './money.mjs';
import { processesRows } from './processes.mjs';
import { startRows } from './start.mjs';
import { streamRows } from './streams.mjs';

/** `start` replaces the process that those before it loaded; `money` comes last and stops it. */
const parts = {
  hot: { title: 'Prepared replies', measure: preparedRows },
  provider: { title: 'Calls that go on to a provider', measure: providerRows },
  login: { title: 'Login', measure: loginRows },
  processes: { title: 'Several processes', measure: processesRows },
  start: { title: 'The process', measure: startRows },
  streams: { title: 'Open event streams', measure: streamRows },
  growth: { title: 'Growth', measure: growthRows },
  money: { title: 'Moves of money', measure: moneyRows },
};

/** Above it two cores have no room left for what is measured. */
const BUSY = 1.5;

/** On a busy machine nothing is met and nothing missed. */
const unjudged = (rows) => rows.map((row) => ({ ...row, met: null }));

/**
 * Measures on a fresh system and prints tables.
 * @param {string[]} [chosen] names of parts; all of them when left out
 * @param {{scale: number, force: boolean}} options `force` judges on a busy machine as well
 */
export async function measureServer(chosen = Object.keys(parts), { scale, force }) {
  const unknown = chosen.filter((name) => !(name in parts));
  if (unknown.length > 0)
    throw new Error(`no such part: ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}`);
  const load = await loadNow();
  const isJudged = force || load <= BUSY;
  if (!isJudged)
    process.stdout.write(
      `\nThe machine's load is ${load.toFixed(1)}: figures are shown and not judged (--force judges).\n`,
    );
  await onFreshSystem(async (system) => {
    for (const [name, { title, measure }] of Object.entries(parts)) {
      if (!chosen.includes(name)) continue;
      const rows = await measure(system, { scale });
      printTable(title, isJudged ? rows : unjudged(rows));
    }
  });
  process.stdout.write(
    `\n  Load by ${generator}; ${cores} cores, their load ${load.toFixed(1)} before and ${(await loadNow()).toFixed(1)} after.\n` +
      '  Servers measured in turns, medians; the CPU time of a request holds on a busy machine, throughput only on a quiet one.\n',
  );
}
