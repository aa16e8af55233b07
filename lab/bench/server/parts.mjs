import { generator } from '../lib/load.mjs';
import { cores, loadNow } from '../lib/processes.mjs';
import { printTable } from '../lib/table.mjs';
import { onFreshSystem } from '../lib/world.mjs';
import { costSettings } from '../bets/costs.mjs';
import { betsRows } from './bets.mjs';
import { loginRows, providerRows } from './calls.mjs';
import { growthPlace, growthRows } from './growth.mjs';
import { preparedRows } from './hot.mjs';
import { moneyRows } from './money.mjs';
import { officePlace, officeRows } from './office.mjs';
import { ownRows } from './own.mjs';
import { processesRows } from './processes.mjs';
import { startRows } from './start.mjs';
import { streamRows } from './streams.mjs';

/**
 * A missed target of a required part fails the run. An exact part counts pages, which other load doesn't change.
 * `place` is what a part needs of the system. `start` replaces the process that earlier parts have used; `money` stops it, and `bets` starts one with another feed.
 */
const parts = {
  hot: { title: 'Prepared replies', measure: preparedRows },
  provider: { title: 'Provider calls', measure: providerRows },
  own: { title: 'A member’s own data, CPU a request', measure: ownRows },
  login: { title: 'Login', measure: loginRows },
  processes: { title: 'Several processes', measure: processesRows },
  start: { title: 'The process', measure: startRows },
  streams: { title: 'Open event streams', measure: streamRows },
  growth: { title: 'Growth', measure: growthRows, isRequired: true, isExact: true, place: growthPlace },
  office: {
    title: 'The back office, time of its statements',
    measure: officeRows,
    isRequired: true,
    place: officePlace,
  },
  money: { title: 'Moves of money', measure: moneyRows },
  bets: { title: 'The bet feed', measure: betsRows },
};

/** Above this load, two cores leave no room for the measured processes. */
const BUSY = 1.5;

/** On a busy machine no target counts as met or missed. */
const unjudged = (rows) => rows.map((row) => ({ ...row, met: null }));

/**
 * Measures on a fresh system and prints tables.
 * @param {string[]} [chosen] names of parts; default: all
 * @param {{scale: number, of?: string, events: number, processes: number, costs: boolean, force: boolean}} options `of` limits `growth` and
 *   `office`; `costs` prints what the statements of `bets` cost; `force` judges even on a busy machine
 */
export async function measureServer(chosen = Object.keys(parts), { scale, of, events, processes, costs, force }) {
  const unknown = chosen.filter((name) => !(name in parts));
  if (unknown.length > 0)
    throw new Error(`unknown part: ${unknown.join(', ')}; choose from ${Object.keys(parts).join(', ')}`);
  const load = await loadNow();
  const isJudged = force || load <= BUSY;
  if (!isJudged)
    process.stdout.write(
      `\nThe machine's load is ${load.toFixed(1)}: figures are shown but not judged (--force judges them).\n`,
    );
  const places = await Promise.all(chosen.map((name) => parts[name].place?.()));
  const place = Object.assign({}, ...places, costs && { databaseSettings: costSettings });
  await onFreshSystem(async (system) => {
    for (const [name, { title, measure, isRequired, isExact }] of Object.entries(parts)) {
      if (!chosen.includes(name)) continue;
      const measured = await measure(system, { scale, of, events, processes, costs });
      const rows = isJudged || isExact ? measured : unjudged(measured);
      printTable(title, rows);
      if (isRequired && rows.some(({ met }) => met === false)) process.exitCode = 1;
    }
  }, place);
  process.stdout.write(
    `\n  Load by ${generator}; ${cores} cores, their load ${load.toFixed(1)} before and ${(await loadNow()).toFixed(1)} after.\n` +
      '  Servers are measured alternately; figures are medians. CPU time per request is reliable on a busy machine, throughput only on an idle one.\n',
  );
}
