import { spawn } from 'node:child_process';
import { closeSync, existsSync, globSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { jestConfigFor, jestProjects } from '../../nx/jest-config.mjs';
import { ensureBuilt } from './build.mjs';
import { findChromium } from './chromium.mjs';
import { RunFailure } from './failure.mjs';
import { freshSystem, scratch } from './fresh-system.mjs';
import { startTestCluster } from './postgres.mjs';
import { freePort } from './ports.mjs';
import { say } from './progress.mjs';
import { Service } from './service.mjs';
import { inWorkspace, workspaceRoot } from './workspace.mjs';

/**
 * @typedef {{passed: number, failed: number}} Counts
 * @typedef {(cleanUps: (() => Promise<void>)[]) => Promise<Counts>} Stage what it leaves to be cleaned up goes into the list
 */

/** @type {Record<string, Stage>} in the order of running: the quick ones that find most come first */
export const stages = {
  lint: () => nxStage('lint'),
  typecheck: () => nxStage('typecheck'),
  unit: jestStage,
  tools: toolsStage,
  browser: browserStage,
};

/** Runs a target in every project that has it; each project counts one. */
async function nxStage(target) {
  const report = inWorkspace('.nx/cache/run.json');
  rmSync(report, { force: true });
  const env = { NX_TUI: 'false', NX_DAEMON: 'false', FORCE_COLOR: '0' };
  const code = await run(
    [nxBin(), 'run-many', '-t', target, '--output-style=static', `--parallel=${availableParallelism()}`],
    env,
  );
  if (!existsSync(report)) throw new RunFailure(`nx run-many -t ${target} did not run (exit code ${code}).`);
  const tasks = JSON.parse(readFileSync(report, 'utf8')).tasks.filter((task) => task.target === target);
  const failed = tasks.filter((task) => task.status !== 0).length;
  return { passed: tasks.length - failed, failed: code !== 0 && failed === 0 ? 1 : failed };
}

function nxBin() {
  const { bin } = JSON.parse(readFileSync(inWorkspace('node_modules/nx/package.json'), 'utf8'));
  return inWorkspace('node_modules/nx', bin.nx);
}

/**
 * Every spec of every library and application, on a real PostgreSQL and, where wanted, the real simulator. Specs that share
 * the simulator run one after the other: the faults that one switches on would strike the others. Whoever disturbs it more
 * has one of their own, and runs beside the rest.
 */
async function jestStage(cleanUps) {
  const roots = jestProjects();
  const env = await testWorld(roots, cleanUps);
  const config = join(scratch(cleanUps), 'jest.json');
  writeFileSync(config, JSON.stringify({ ...jestConfigFor(roots), globalSetup: null, globalTeardown: null }));
  const sharing = `(${roots.flatMap(sharingSimulator).join('|').replaceAll('.', '\\.')})$`;
  const beside = await jest(config, env, [
    `--maxWorkers=${availableParallelism()}`,
    '--workerIdleMemoryLimit=1500MB',
    `--testPathIgnorePatterns=${sharing}`,
    '--testPathIgnorePatterns=/node_modules/',
  ]);
  const inTurn = await jest(config, env, ['--runInBand', `--testPathPatterns=${sharing}`]);
  return sumOf([beside, inTurn]);
}

/** @param {string} root @returns {string[]} specs of a project that take the simulator which is there */
function sharingSimulator(root) {
  return globSync(`${root}/src/**/*.sim.spec.{ts,tsx}`, { cwd: workspaceRoot }).filter(
    (file) => !readFileSync(inWorkspace(file), 'utf8').includes('startSimulator({ own: true })'),
  );
}

/** @param {Counts[]} parts @returns {Counts} */
function sumOf(parts) {
  const all = (name) => parts.reduce((sum, counts) => sum + counts[name], 0);
  return { passed: all('passed'), failed: all('failed') };
}

async function jest(config, env, options) {
  const report = `${config}.report`;
  rmSync(report, { force: true });
  const args = [
    ...['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
    inWorkspace('node_modules/jest/bin/jest.js'),
    ...['--config', config, '--json', '--outputFile', report, '--passWithNoTests', '--forceExit', ...options],
  ];
  // With --json the results go to stdout as well; people read stderr.
  const code = await run(args, env, { stdout: 'ignore' });
  if (!existsSync(report)) throw new RunFailure(`Jest did not run (exit code ${code}).`);
  const result = JSON.parse(readFileSync(report, 'utf8'));
  const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
  return { passed: result.numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed };
}

async function testWorld(roots, cleanUps) {
  const wants = (kind) =>
    roots.some((root) => globSync(`src/**/*.${kind}.spec.{ts,tsx}`, { cwd: inWorkspace(root) }).length > 0);
  const env = {};
  if (!process.env.TEST_DATABASE_URL && (wants('db') || wants('sim'))) {
    const cluster = await startTestCluster({ databases: ['housebrand_simulator'] });
    cleanUps.push(cluster.stop);
    env.TEST_DATABASE_URL = cluster.url;
    if (!process.env.SIMULATOR_URL && wants('sim')) env.SIMULATOR_URL = await testSimulator(cluster, cleanUps);
  }
  return env;
}

async function testSimulator(cluster, cleanUps) {
  await ensureBuilt(['provider-simulator']);
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const service = new Service({
    name: 'simulator',
    title: 'The provider simulator',
    main: inWorkspace('dist/apps/provider-simulator/main.js'),
    env: {
      SIMULATOR_PORT: String(port),
      SIMULATOR_DATABASE_URL: cluster.urlOf('housebrand_simulator'),
      PUBLIC_ORIGIN: 'http://localhost:3000',
    },
    readyUrl: `${origin}/health/ready`,
    dataDir: scratch(cleanUps),
    say,
    giveUp: say,
  });
  cleanUps.push(() => service.stop());
  await service.start();
  return origin;
}

/** Tests of the tools that mostly wait for systems of their own: each of these groups goes on beside those that build, pack and generate. */
const OF_SYSTEMS = ['tools/chaos/kills.test.mjs', 'tools/{chaos,run,scaled}/**/*.test.mjs'];

/** The tools' own tests: trials, runner, boundaries, generators, packing. */
async function toolsStage(cleanUps) {
  // once, before both would
  await ensureBuilt();
  const groups = [];
  for (const pattern of [...OF_SYSTEMS, 'tools/**/*.test.mjs'])
    groups.unshift(globSync(pattern, { cwd: workspaceRoot }).filter((file) => !groups.flat().includes(file)));
  return sideBySide(
    cleanUps,
    groups.map((files) => (output) => toolsTests(files.sort(), cleanUps, output)),
  );
}

/**
 * Tests that go on at once. What the first ones say is seen at once, what the others say when all have ended.
 * @param {((output: number | 'inherit') => Promise<Counts>)[]} works @returns {Promise<Counts>}
 */
async function sideBySide(cleanUps, works) {
  const folder = scratch(cleanUps);
  const files = works.slice(1).map((_, index) => join(folder, `${index}.txt`));
  const outputs = files.map((file) => openSync(file, 'w'));
  try {
    return sumOf(await Promise.all(works.map((work, index) => work(outputs[index - 1] ?? 'inherit'))));
  } finally {
    for (const output of outputs) closeSync(output);
    for (const file of files) process.stdout.write(readFileSync(file));
  }
}

/** Some files, one after the other. @param {string[]} files @returns {Promise<Counts>} */
async function toolsTests(files, cleanUps, output) {
  const report = join(scratch(cleanUps), 'counts.json');
  const reporters = [
    ...['--test-reporter=spec', '--test-reporter-destination=stdout'],
    ...[`--test-reporter=${inWorkspace('tools/testing/count-reporter.mjs')}`, `--test-reporter-destination=${report}`],
  ];
  const code = await run(['--test', '--test-concurrency=1', ...reporters, ...files], {}, { stdout: output });
  if (!existsSync(report)) throw new RunFailure(`The tools' tests did not run (exit code ${code}).`);
  const { passed, failed } = JSON.parse(readFileSync(report, 'utf8'));
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}

/** Systems that stand side by side for the journeys: a browser waits more than it works. */
const JOURNEY_SYSTEMS = 2;

/** Journeys in a real Chromium, against freshly started systems that have nothing in common: each file takes the one that is free. */
async function browserStage(cleanUps) {
  if (globSync('apps/e2e/src/**/*.spec.ts', { cwd: workspaceRoot }).length === 0)
    throw new RunFailure('There are no browser journeys in apps/e2e/src.');
  const chromium = await findChromium();
  const systems = [];
  while (systems.length < JOURNEY_SYSTEMS) systems.push(await freshSystem(cleanUps));
  const ofEach = (value) => systems.map(value).join('|');
  const report = join(scratch(cleanUps), 'report.json');
  const code = await run(
    [
      inWorkspace('node_modules/@playwright/test/cli.js'),
      'test',
      ...['--config', 'apps/e2e/playwright.config.ts'],
      ...['--reporter', 'list,json'],
    ],
    {
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      CHROMIUM_PATH: chromium,
      E2E_BASE_URL: ofEach(({ portal }) => portal),
      E2E_SIMULATOR_URL: ofEach(({ simulator }) => simulator),
      E2E_DATA_DIR: ofEach(({ place }) => place.dataDir),
      NODE_OPTIONS: '--conditions=@housebrand/source',
    },
  );
  if (!existsSync(report)) throw new RunFailure(`Playwright did not run (exit code ${code}).`);
  const { stats, errors } = JSON.parse(readFileSync(report, 'utf8'));
  const failed = stats.unexpected + errors.length;
  return { passed: stats.expected + stats.flaky, failed: code !== 0 && failed === 0 ? 1 : failed };
}

/** Runs a script with the pinned Node; what it says goes through. @returns {Promise<number | string>} exit code or signal */
function run(args, env = {}, { stdout = 'inherit' } = {}) {
  return new Promise((resolve, reject) => {
    const path = `${inWorkspace('node_modules/.bin')}:${process.env.PATH}`;
    const child = spawn(process.execPath, args, {
      cwd: workspaceRoot,
      stdio: ['ignore', stdout, 'inherit'],
      env: { ...process.env, PATH: path, ...env },
    });
    const abandon = () => child.kill();
    process.once('exit', abandon);
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      process.off('exit', abandon);
      resolve(signal ?? code);
    });
  });
}
