import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { jestResults } from '../nx/jest-results.mjs';
import { LAYERS } from '../nx/spec-layers.mjs';
import { RunFailure } from '../run/lib/failure.mjs';
import { inWorkspace, workspaceRoot } from '../run/lib/workspace.mjs';
import { nothing } from './outcome.mjs';
import { run } from './processes.mjs';

/** Nx runs one more task than there are cores, since specs spend a third of their time waiting for database and provider. */
const MAX_CONCURRENCY = availableParallelism() + 1;

/** Folders by package. They may have another name: `apps/office` is `@housebrand/office-app`. */
export const PROJECT_ROOTS = Object.fromEntries(
  globSync('{apps,libs}/*/package.json', { cwd: workspaceRoot }).map((file) => [
    JSON.parse(readFileSync(inWorkspace(file), 'utf8')).name,
    dirname(file),
  ]),
);

/**
 * Runs targets of the workspace's projects with Nx and reads their results: lint and typecheck count one per project,
 * `test-<layer>` counts its tests.
 * @param {string[]} targets
 * @param {{base?: string, env: Record<string, string>, output: number | 'inherit'}} options with a base, only affected projects run
 * @returns {Promise<Record<string, import('./outcome.mjs').Outcome>>} by target
 */
export async function workspaceTasks(targets, { base, env, output }) {
  const report = inWorkspace('.nx/cache/run.json');
  rmSync(report, { force: true });
  const which = base ? ['affected', `--base=${base}`] : ['run-many'];
  const options = ['--output-style=static', `--parallel=${MAX_CONCURRENCY}`];
  const nxEnv = { NX_TUI: 'false', NX_DAEMON: 'false', FORCE_COLOR: '0', ...env };
  const code = await run([nxBin(), ...which, '-t', ...targets, ...options], nxEnv, { output });
  if (!existsSync(report)) {
    if (base && code === 0) return Object.fromEntries(targets.map((target) => [target, { ...nothing(), seconds: 0 }]));
    throw new RunFailure(`nx ${which[0]} -t ${targets.join(' ')} did not run (exit code ${code}).`);
  }
  const { tasks } = JSON.parse(readFileSync(report, 'utf8'));
  const found = Object.fromEntries(targets.map((target) => [target, outcomeOf(target, tasks)]));
  const failed = Object.values(found).some((outcome) => outcome.failed > 0);
  if (code !== 0 && !failed)
    throw new RunFailure(`nx ${which[0]} failed (exit code ${code}), but none of its tasks did. See the output above.`);
  return found;
}

function outcomeOf(target, tasks) {
  const outcome = { ...nothing(), seconds: 0 };
  for (const task of tasks.filter((task) => task.target === target)) {
    outcome.seconds += (Date.parse(task.endTime) - Date.parse(task.startTime)) / 1_000 || 0;
    if (task.cacheStatus !== 'cache-miss') outcome.cached += 1;
    const layer = LAYERS.find((layer) => target === `test-${layer}`);
    if (layer) addSpecs(outcome, task, layer);
    else if (task.status === 0) outcome.passed += 1;
    else outcome.failed += 1;
  }
  return outcome;
}

/** A project without results, or one that failed without a failed test, counts as one failure. */
function addSpecs(outcome, task, layer) {
  const root = PROJECT_ROOTS[task.projectName];
  const file = inWorkspace(jestResults(root, layer));
  if (!existsSync(file)) {
    outcome.failed += task.status === 0 ? 0 : 1;
    return;
  }
  const result = JSON.parse(readFileSync(file, 'utf8'));
  outcome.passed += result.numPassedTests;
  const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
  outcome.failed += task.status !== 0 && failed === 0 ? 1 : failed;
  for (const { name, startTime, endTime, status, assertionResults } of result.testResults) {
    const path = name.replace(`${workspaceRoot}/`, '');
    outcome.files.push({ file: path, seconds: (endTime - startTime) / 1_000 });
    const count = assertionResults.filter((test) => test.status === 'failed').length || 1;
    if (status === 'failed') outcome.failures.push({ file: path, count, retry: () => specAlone(root, name) });
  }
}

async function specAlone(root, file) {
  return (await run([inWorkspace('tools/nx/jest.mjs'), root, '--runTestsByPath', file])) === 0;
}

function nxBin() {
  const { bin } = JSON.parse(readFileSync(inWorkspace('node_modules/nx/package.json'), 'utf8'));
  return inWorkspace('node_modules/nx', bin.nx);
}
