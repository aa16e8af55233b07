import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../../tools/run/lib/build.mjs';
import { say } from '../../tools/run/lib/progress.mjs';
import { inWorkspace, workspaceRoot } from '../../tools/run/lib/workspace.mjs';

/**
 * Runs every provider call with every fault, through our operation that makes it, otherwise through its gateway. Each
 * must give a clear reply, with all its provider calls under one deadline, and leak no memory. `npm test` runs a
 * changing selection.
 * @param {{seed: number, part: number, parts: number}} options `seed` of other random values; `parts` splits the calls
 *   over several runs, of which this is `part`
 * @returns {Promise<string[]>} findings
 */
export async function faults({ seed, part, parts }) {
  await ensureBuilt(['provider-simulator']);
  const folder = mkdtempSync(join(tmpdir(), 'housebrand-faults-'));
  const report = join(folder, 'report.json');
  try {
    say(`Every call with every fault, part ${part} of ${parts}: all parts take about twenty minutes …`);
    const env = { FAULTS: 'all', FAULTS_SEED: String(seed), FAULTS_PART: `${part}/${parts}`, SPEC_FILE_MINUTES: '60' };
    const code = await jest(['--json', '--outputFile', report], env);
    if (!existsSync(report)) return [`Jest did not run (exit code ${code}).`];
    const { testResults, numPassedTests } = JSON.parse(readFileSync(report, 'utf8'));
    say(`${numPassedTests} passed`);
    return testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status !== 'passed')
      .map(({ title, failureMessages }) => `${title}\n  ${failureMessages.join('\n').slice(0, 600)}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function jest(options, env) {
  const args = [inWorkspace('tools/nx/jest.mjs'), 'apps/api', 'src/faults', ...options];
  const child = spawn(process.execPath, args, {
    cwd: workspaceRoot,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  });
  return new Promise((resolve) => child.once('exit', resolve));
}
