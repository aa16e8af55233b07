import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism, freemem } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../run/lib/chromium.mjs';
import { RunFailure } from '../run/lib/failure.mjs';
import { freshSystem, scratch } from '../run/lib/fresh-system.mjs';
import { inWorkspace } from '../run/lib/workspace.mjs';
import { nothing } from './outcome.mjs';
import { run } from './processes.mjs';

/** Approximate memory of a system with its browser. */
const MEMORY_OF_A_SYSTEM = 2 * 1024 ** 3;
const MAX_SYSTEMS = 4;

/** One system per core, as memory allows: a third system on two cores slows all of them down. */
const systemsAtOnce = () =>
  Math.max(1, Math.min(availableParallelism(), MAX_SYSTEMS, Math.floor(freemem() / MEMORY_OF_A_SYSTEM)));

/** Names of the systems whose databases the cluster creates. */
export const journeySystems = () => Array.from({ length: systemsAtOnce() }, (_, index) => `journeys_${index + 1}`);

/**
 * Runs journeys in Chromium. Each worker has its own fresh system and takes the next file when it is free.
 * @param {{scope: 'gate' | 'all', files?: string[], cleanUps: (() => Promise<void>)[], env: Record<string, string>,
 *   output: number | 'inherit', cluster: import('../run/lib/postgres.mjs').TestCluster, names: string[]}} options
 *   `files` narrows the run to some journeys; `names` are those of the cluster's systems
 * @returns {Promise<import('./outcome.mjs').Outcome>}
 */
export async function journeys({ scope, files = [], cleanUps, env, output, cluster, names }) {
  const chromium = await findChromium();
  const count = files.length > 0 ? Math.min(files.length, names.length) : names.length;
  const systems = [];
  for (const name of names.slice(0, count))
    systems.push(
      await freshSystem(
        cleanUps,
        cluster.system(name),
        { PICTURE_WARM_UP: 'false' },
        // no journey of the gate visits the back office
        { hasOffice: scope === 'all' },
      ),
    );
  const ofEach = (value) => systems.map(value).join('|');
  const journeyEnv = {
    ...env,
    CHROMIUM_PATH: chromium,
    E2E_SCOPE: scope,
    E2E_BASE_URL: ofEach(({ portal }) => portal),
    E2E_SIMULATOR_URL: ofEach(({ simulator }) => simulator),
    ...(scope === 'all' && { E2E_OFFICE_URL: ofEach(({ office }) => office) }),
    E2E_DATA_DIR: ofEach(({ place }) => place.dataDir),
    NODE_OPTIONS: '--conditions=@housebrand/source',
  };
  const report = join(scratch(cleanUps), 'report.json');
  const code = await playwright(
    ['--reporter', 'list,json', ...files],
    { ...journeyEnv, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    output,
  );
  if (!existsSync(report)) throw new RunFailure(`Playwright did not run (exit code ${code}).`);
  const { stats, errors, suites } = JSON.parse(readFileSync(report, 'utf8'));
  const failed = stats.unexpected + errors.length;
  const specs = suites.map((suite) => ({ file: `apps/e2e/src/${suite.file}`, tests: testsOf(suite) }));
  return {
    ...nothing(),
    passed: stats.expected + stats.flaky,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    files: specs.map(({ file, tests }) => ({ file, seconds: sumOfSeconds(tests) })),
    failures: specs
      .map(({ file, tests }) => ({ file, count: tests.filter(({ status }) => status === 'unexpected').length }))
      .filter(({ count }) => count > 0)
      .map((failure) => ({ ...failure, retry: () => journeyAlone(failure.file, journeyEnv) })),
  };
}

const journeyAlone = async (file, env) => (await playwright(['--reporter=list', '--workers=1', file], env)) === 0;

const playwright = (options, env, output) =>
  run(
    [
      inWorkspace('node_modules/@playwright/test/cli.js'),
      'test',
      '--config',
      'apps/e2e/playwright.config.ts',
      ...options,
    ],
    env,
    { output },
  );

function testsOf(suite) {
  return [...suite.specs.flatMap(({ tests }) => tests), ...(suite.suites ?? []).flatMap(testsOf)];
}

const sumOfSeconds = (tests) =>
  tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1_000;
