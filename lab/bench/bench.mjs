/**
 * `npm run bench`: measures the server and compares the figures with their targets; `npm run bench -- hot,provider`
 * measures some parts. Options: `--scale 1` (growth to a million members and five million payments; default: a
 * fiftieth), `--force` (judge even on a busy machine).
 */
import { parseArgs } from 'node:util';
import { command } from '../../tools/run/lib/command.mjs';

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { scale: { type: 'string', default: '0.02' }, force: { type: 'boolean', default: false } },
  });
  const { measureServer } = await import('./server/parts.mjs');
  await measureServer(positionals[0]?.split(','), { scale: Number(values.scale), force: values.force });
}

await command(import.meta.url, main);
