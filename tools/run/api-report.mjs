/**
 * `npm run api-report`: writes the public API of each entry point of the libraries to `dist/api-report`, or to `--out FOLDER`.
 * `--against FOLDER` also prints what differs from reports written earlier.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { command } from './lib/command.mjs';
import { RunFailure } from './lib/failure.mjs';
import { inWorkspace } from './lib/workspace.mjs';

async function main() {
  const { values } = parseArgs({
    options: { out: { type: 'string', default: inWorkspace('dist/api-report') }, against: { type: 'string' } },
  });
  const folder = resolve(values.out);
  const earlier = values.against === undefined ? null : resolve(values.against);
  if (earlier !== null && !existsSync(earlier))
    throw new RunFailure(`${earlier} does not exist. Write it at the other commit with --out.`);
  const { makeTypes } = await import('../vite/library-types.mjs');
  if (makeTypes() !== 0) throw new RunFailure('The declarations could not be built. See the errors above.');
  const { writeReports } = await import('../vite/api-report.mjs');
  console.log(`${writeReports(folder)} entry points in ${folder}`);
  if (earlier !== null) printDifferences(earlier, folder);
}

function printDifferences(earlier, folder) {
  const { status } = spawnSync('git', ['--no-pager', 'diff', '--no-index', earlier, folder], { stdio: 'inherit' });
  if (status === 0) console.log('No public name differs.');
}

await command(import.meta.url, main);
