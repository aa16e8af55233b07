/**
 * `npm run bench`: measures the server and compares the figures with their targets; `npm run bench -- hot,provider`
 * measures some parts. Options: `--scale 1` (growth to a million rows in each dimension, and an office with a million members;
 * default: a fiftieth), `--of payments` (growth only of the rows whose name contains it, and only such reads of the office), `--events 20000`
 * (bets from the feed; default: 500,000), `--processes 2` (that share the feed), `--costs` (prints the statements and changed rows of an
 * event of the feed), `--force` (judge even on a busy machine).
 */
import { parseArgs } from 'node:util';
import { command } from '../../tools/run/lib/command.mjs';

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      scale: { type: 'string', default: '0.02' },
      events: { type: 'string', default: '500000' },
      processes: { type: 'string', default: '1' },
      of: { type: 'string' },
      costs: { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
    },
  });
  const { measureServer } = await import('./server/parts.mjs');
  await measureServer(positionals[0]?.split(','), {
    scale: Number(values.scale),
    of: values.of,
    events: Number(values.events),
    processes: Number(values.processes),
    costs: values.costs,
    force: values.force,
  });
}

await command(import.meta.url, main);
