/**
 * `npm run api-report`: writes the public API of each entry point of the libraries to `dist/api-report`.
 * `npm run api-report -- --against v0.1.0` also prints the differences from another commit.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { RunFailure, reportFailure } from './lib/failure.mjs';
import { underPinnedNode } from './lib/packages.mjs';
import { inWorkspace, workspaceRoot } from './lib/workspace.mjs';

async function main() {
  const { values } = parseArgs({ options: { against: { type: 'string' } } });
  const { makeTypes } = await import('../vite/library-types.mjs');
  if (makeTypes() !== 0) throw new RunFailure('The declarations could not be built. See the errors above.');
  const { reportsFolder, writeReports } = await import('../vite/api-report.mjs');
  console.log(`${writeReports()} entry points in ${reportsFolder}`);
  if (values.against !== undefined) printDifferences(values.against, reportsFolder);
}

/** Builds the reports of the other commit in a checkout of its own and compares them. */
function printDifferences(commit, reportsFolder) {
  const checkout = mkdtempSync(join(tmpdir(), 'api-report-'));
  try {
    run('git', ['worktree', 'add', '--detach', '--force', checkout, commit]);
    symlinkSync(inWorkspace('node_modules'), join(checkout, 'node_modules'));
    run(process.execPath, ['tools/run/api-report.mjs'], checkout);
    const { status } = spawnSync(
      'git',
      ['--no-pager', 'diff', '--no-index', join(checkout, reportsFolder), inWorkspace(reportsFolder)],
      { stdio: 'inherit' },
    );
    if (status === 0) console.log(`No public name differs from ${commit}.`);
  } finally {
    rmSync(checkout, { recursive: true, force: true });
    run('git', ['worktree', 'prune']);
  }
}

function run(program, args, cwd = workspaceRoot) {
  const { status } = spawnSync(program, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new RunFailure(`${program} ${args.join(' ')} failed. See its output above.`);
}

try {
  if (await underPinnedNode(fileURLToPath(import.meta.url))) await main();
} catch (error) {
  reportFailure(error);
  process.exit(1);
}
