import { randomInt } from 'node:crypto';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LAYERS } from '../nx/spec-layers.mjs';
import { ensureVendorBundle } from '../nx/vendor-bundle.mjs';
import { ensureBuilt } from '../run/lib/build.mjs';
import { reportFailure } from '../run/lib/failure.mjs';
import { cleanUp, scratch } from '../run/lib/fresh-system.mjs';
import { startTestCluster } from '../run/lib/postgres.mjs';
import { say } from '../run/lib/progress.mjs';
import { changedFiles, journeysFor, specLayersFor, toolTestsFor } from './changes.mjs';
import { JOURNEYS } from './journey-list.mjs';
import { journeys, journeySystems } from './journeys.mjs';
import { readOptions } from './options.mjs';
import { nothing, sumOf } from './outcome.mjs';
import { summary } from './summary.mjs';
import { GATE_TOOL_TESTS, toolTestFiles, toolTests } from './tool-tests.mjs';
import { trial } from './trials.mjs';
import { workspaceTasks } from './workspace-tasks.mjs';

/**
 * Nx targets by part, in order. Lint and types cover the whole workspace at once, which is cheaper than project by
 * project; with a base, only affected projects are linted. The nightly run checks types per project, to find a project
 * that relies on another's global types.
 * @returns {{targets: Record<string, string[]>, base?: string}[]}
 */
function nxRuns({ only, isNightly, base, changed }) {
  const typecheck = [isNightly ? 'typecheck' : 'typecheck-workspace'];
  const unit = (changed ? specLayersFor(changed) : LAYERS).map((layer) => `test-${layer}`);
  const runs = base
    ? [{ targets: { typecheck } }, { targets: { lint: ['lint'], unit }, base }]
    : [{ targets: { lint: ['lint-workspace'], typecheck } }, { targets: { unit } }];
  return runs
    .map(({ targets, base }) => ({
      targets: Object.fromEntries(
        Object.entries(targets).filter(([part, names]) => only.includes(part) && names.length > 0),
      ),
      base,
    }))
    .filter(({ targets }) => Object.keys(targets).length > 0);
}

/** Seed of random tests in the gate, fixed so that a run never fails by chance. */
const GATE_SEED = 20_251_125;

/**
 * Runs the gate or the nightly suite, and prints the results.
 * @param {string[]} args see {@link readOptions}
 * @returns {Promise<boolean>} whether all tests passed
 */
export async function runSuite(args) {
  const options = readOptions(args);
  const cleanUps = [];
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.once(name, () => void cleanUp(cleanUps).then(() => process.exit(1)));
  const seed = options.seed ?? (options.isNightly ? randomInt(1_000_000_000) : GATE_SEED);
  if (options.isNightly) say(`Seed of random tests: ${seed}. Replay with  npm run test:nightly -- --seed ${seed}`);
  const startedAt = Date.now();
  try {
    const setting = await prepare(options, seed, cleanUps);
    const parts = await runLanes(lanesOf(setting));
    const flaky = options.isNightly ? [] : await retryFailures(parts);
    const { text, isGreen } = summary(parts, { flaky, seconds: (Date.now() - startedAt) / 1_000 });
    process.stdout.write(text);
    return isGreen;
  } finally {
    await cleanUp(cleanUps);
  }
}

/** Prepares what all parts share: builds, one database cluster, and the changed files. */
async function prepare(options, seed, cleanUps) {
  const changed = options.base ? changedFiles(options.base) : null;
  const journeyNames = options.isNightly ? [] : changed ? journeysFor(changed) : Object.keys(JOURNEYS);
  const systems = journeySystems();
  const [cluster] = await Promise.all([
    startTestCluster({ systems: options.only.includes('browser') ? systems : [] }),
    ensureBuilt(),
    ensureVendorBundle(),
  ]);
  cleanUps.push(cluster.stop);
  const env = {
    GATE_DATABASE_URL: cluster.url,
    // the Nx cache only keeps results of the gate's seed
    ...(seed !== GATE_SEED && { TEST_SEED: String(seed) }),
    ...(options.isNightly && { TEST_DEPTH: 'all' }),
  };
  return { ...options, changed, journeyNames, systems, cluster, env, cleanUps, seed };
}

/**
 * Parts by lane: parts of a lane run one after the other, lanes run in parallel, so that one computes while another waits.
 * The nightly run has one lane fewer: three of its long parts at once leave tests too little time on two cores.
 * @returns {{name: string, run: (output: number | 'inherit') => Promise<import('./outcome.mjs').Outcome>}[][]}
 */
function lanesOf(setting) {
  const { only, isNightly, env, cleanUps } = setting;
  const lanes = [[], [], []];
  for (const { targets, base } of nxRuns(setting))
    lanes[0].push({
      names: Object.keys(targets),
      run: async (output) => {
        const found = await workspaceTasks(Object.values(targets).flat(), { base, env, output });
        return Object.values(targets).map((names) => sumOf(names.map((target) => found[target])));
      },
    });
  if (only.includes('tools'))
    lanes[isNightly ? 0 : 1].push({
      names: ['tools'],
      run: async (output) => [await toolTests(toolTestFiles(toolPatterns(setting)), { cleanUps, env, output })],
    });
  if (only.includes('browser'))
    lanes[2].push({ names: ['browser'], run: async (output) => [await browser(setting, output)] });
  for (const name of ['faults', 'walk', 'attack'].filter((name) => isNightly && only.includes(name)))
    lanes[name === 'faults' ? 0 : 2].push({
      names: [name],
      run: async (output) => [await trial(name, setting.seed, output)],
    });
  return lanes.filter((lane) => lane.length > 0);
}

function toolPatterns({ isNightly, changed }) {
  if (isNightly) return ['{lab,tools}/**/*.test.mjs'];
  return [...GATE_TOOL_TESTS, ...toolTestsFor(changed ?? [])];
}

async function browser({ isNightly, journeyNames, systems, cluster, env, cleanUps }, output) {
  if (!isNightly && journeyNames.length === 0) return nothing();
  const scope = isNightly ? 'all' : 'gate';
  return journeys({
    scope,
    files: journeyNames.map((name) => `/${name}.spec`),
    names: systems,
    cluster,
    env,
    cleanUps,
    output,
  });
}

/** Shows the first lane's output at once, that of the others at the end. */
async function runLanes(lanes) {
  const cleanUps = [];
  const folder = scratch(cleanUps);
  const logs = lanes.slice(1).map((_, index) => join(folder, `${index}.txt`));
  const outputs = ['inherit', ...logs.map((file) => openSync(file, 'w'))];
  try {
    return (await Promise.all(lanes.map((lane, index) => runLane(lane, outputs[index])))).flat();
  } finally {
    for (const output of outputs.slice(1)) closeSync(output);
    for (const file of logs) process.stdout.write(readFileSync(file));
    await cleanUp(cleanUps);
  }
}

async function runLane(lane, output) {
  const parts = [];
  for (const { names, run } of lane) {
    const startedAt = Date.now();
    const outcomes = await outcomesOf(run, output, names);
    const seconds = (Date.now() - startedAt) / 1_000;
    names.forEach((name, index) => {
      const outcome = outcomes[index];
      parts.push({ name, outcome, seconds: outcome.seconds ?? seconds });
      say(`${name}: ${outcome.passed} passed, ${outcome.failed} failed`);
    });
  }
  return parts;
}

/** A part that cannot run counts as one failure. */
async function outcomesOf(run, output, names) {
  try {
    return await run(output);
  } catch (error) {
    reportFailure(error);
    return names.map((_, index) => (index === 0 ? { ...nothing(), failed: 1 } : nothing()));
  }
}

/** Retries each failed file once, alone. @returns {Promise<string[]>} files that passed then: they are flaky */
async function retryFailures(parts) {
  const { failures } = sumOf(parts.map(({ outcome }) => outcome));
  const flaky = [];
  for (const { file, retry } of failures) {
    say(`Retrying alone: ${file}`);
    if (await retry()) flaky.push(file);
  }
  return flaky;
}
