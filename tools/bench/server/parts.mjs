import { loadavg } from 'node:os';
import { generator } from '../lib/load.mjs';
import { cores } from '../lib/processes.mjs';
import { printTable } from '../lib/table.mjs';
import { onFreshSystem } from '../lib/world.mjs';
import { loginRows, providerRows } from './calls.mjs';
import { hotRows } from './hot.mjs';
import { processesRows } from './processes.mjs';
import { startRows } from './start.mjs';

/** The last one replaces the process that the others loaded. */
const parts = {
  hot: { title: 'Prepared replies', measure: hotRows },
  provider: { title: 'Calls that go on to a provider', measure: providerRows },
  login: { title: 'Login', measure: loginRows },
  processes: { title: 'Several processes', measure: processesRows },
  start: { title: 'The process', measure: startRows },
};

/** Measures on a fresh system and prints tables. @param {string[]} [chosen] names of parts; all of them when left out */
export async function measureServer(chosen = Object.keys(parts)) {
  const unknown = chosen.filter((name) => !(name in parts));
  if (unknown.length > 0)
    throw new Error(`no such part: ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}`);
  const [load] = loadavg();
  await onFreshSystem(async (system) => {
    for (const [name, { title, measure }] of Object.entries(parts))
      if (chosen.includes(name)) printTable(title, await measure(system));
  });
  process.stdout.write(
    `\n  Load by ${generator}; ${cores} cores, their load ${load.toFixed(1)} before and ${loadavg()[0].toFixed(1)} after.\n` +
      '  Servers measured in turns, medians; the CPU time of a request holds on a busy machine, throughput only on a quiet one.\n',
  );
}
