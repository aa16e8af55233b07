import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RunFailure } from '../run/lib/failure.mjs';
import { scratch } from '../run/lib/fresh-system.mjs';
import { inWorkspace, workspaceRoot } from '../run/lib/workspace.mjs';
import { nothing } from './outcome.mjs';
import { run } from './processes.mjs';

/** Tool tests of the gate: they take seconds and guard code that every change uses. */
export const GATE_TOOL_TESTS = [
  'tools/gate/*.test.mjs',
  'tools/git-hooks/*.test.mjs',
  'tools/lint/*.test.mjs',
  'lab/{bench/bets/model,mutate/mutants}.test.mjs',
  'tools/nx/spec-groups.test.mjs',
  'tools/run/{command,guides,log-file,openapi,security-walk}.test.mjs',
];

/**
 * Tool tests that take minutes: the nightly run has all of them, the gate those whose files changed.
 * @type {Record<string, {tests: string[], covers: string[]}>} `covers` are globs of files that can break a test
 */
export const NIGHTLY_TOOL_TESTS = {
  generators: {
    tests: ['tools/generators/*.test.mjs'],
    covers: ['tools/generators/**', 'tools/testing/scratch-checkout.mjs'],
  },
  packing: {
    tests: ['tools/vite/*.test.mjs'],
    covers: [
      'tools/vite/**',
      'apps/portal/service-worker.js',
      'libs/*/package.json',
      'libs/*/src/**/index.ts',
      'package-lock.json',
    ],
  },
  site: {
    tests: ['tools/create-site/*.test.mjs'],
    covers: ['tools/create-site/**', 'libs/site/**', 'package-lock.json'],
  },
  react: {
    tests: ['tools/nx/oldest-react.test.mjs'],
    covers: ['libs/site/**', 'package-lock.json'],
  },
  runner: {
    tests: ['tools/run/{runner,processes}.test.mjs'],
    covers: ['tools/run/**', 'tools/testing/small-world.mjs'],
  },
  collections: {
    tests: ['tools/run/{clients,collections,prefilled}.test.mjs'],
    covers: [
      'apps/api/openapi.json',
      'tools/run/lib/api-*.mjs',
      'apps/api/src/docs/page/{examples,harmless-bodies}.js',
    ],
  },
  mounting: {
    tests: ['tools/mounting/*.test.mjs'],
    covers: [
      'tools/mounting/**',
      'libs/shared/src/nest/embedding/**',
      'libs/{providers,shared,wallet}/src/nest/*.module.ts',
      'package-lock.json',
    ],
  },
  trials: {
    tests: ['lab/chaos/*.test.mjs', 'lab/scaled/*.test.mjs'],
    covers: ['lab/{bench/lib,chaos,scaled}/**', 'tools/testing/random.mjs'],
  },
};

/** @param {string[]} patterns @returns {string[]} test files, relative to the workspace */
export const toolTestFiles = (patterns) => globSync(patterns, { cwd: workspaceRoot }).sort();

/**
 * Runs tool tests one after the other.
 * @param {string[]} files
 * @param {{cleanUps: (() => Promise<void>)[], env: Record<string, string>, output: number | 'inherit'}} options
 * @returns {Promise<import('./outcome.mjs').Outcome>}
 */
export async function toolTests(files, { cleanUps, env, output }) {
  const report = join(scratch(cleanUps), 'counts.json');
  const reporter = inWorkspace('tools/testing/count-reporter.mjs');
  const reporters = [
    '--test-reporter=spec',
    '--test-reporter-destination=stdout',
    `--test-reporter=${reporter}`,
    `--test-reporter-destination=${report}`,
  ];
  const code = await run(['--test', '--test-concurrency=1', ...reporters, ...files], env, { output });
  if (!existsSync(report)) throw new RunFailure(`The tools' tests did not run (exit code ${code}).`);
  const counts = JSON.parse(readFileSync(report, 'utf8'));
  const failures = Object.entries(counts.files)
    .filter(([, { failed }]) => failed > 0)
    .map(([file, { failed }]) => ({
      file,
      count: failed,
      retry: async () => (await run(['--test', file], env)) === 0,
    }));
  return {
    ...nothing(),
    passed: counts.passed,
    failed: code !== 0 && counts.failed === 0 ? 1 : counts.failed,
    files: Object.entries(counts.files).map(([file, { seconds }]) => ({ file, seconds })),
    failures,
  };
}
