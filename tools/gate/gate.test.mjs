import assert from 'node:assert/strict';
import { existsSync, globSync } from 'node:fs';
import { describe, it } from 'node:test';
import { inWorkspace, workspaceRoot } from '../run/lib/workspace.mjs';
import { journeysFor, specLayersFor, toolTestsFor } from './changes.mjs';
import { JOURNEYS } from './journey-list.mjs';
import { GATE_PARTS, NIGHTLY_PARTS, readOptions } from './options.mjs';
import { nothing, sumOf } from './outcome.mjs';
import { summary } from './summary.mjs';
import { GATE_TOOL_TESTS, NIGHTLY_TOOL_TESTS, toolTestFiles } from './tool-tests.mjs';
import { PROJECT_ROOTS } from './workspace-tasks.mjs';

describe('options of the test commands', () => {
  it('runs every part by default', () => {
    assert.deepEqual(readOptions([]).only, GATE_PARTS);
    assert.deepEqual(readOptions(['--nightly']).only, NIGHTLY_PARTS);
  });

  it('accepts parts, a base and a seed, with a space or an equals sign', () => {
    const options = readOptions(['--only', 'unit,lint', '--base=main', '--seed', '7']);
    assert.deepEqual(options, { isNightly: false, only: ['unit', 'lint'], base: 'main', seed: 7 });
  });

  for (const args of [['--only', 'units'], ['--only'], ['unit'], ['--nightly', '--base', 'main'], ['--seed', 'x']])
    it(`rejects ${args.join(' ')} and names the parts`, () => {
      assert.throws(() => readOptions(args), /Parts: lint, typecheck/);
    });
});

describe('parts that a change adds to the gate', () => {
  it('includes the nightly tool tests that cover a changed file', () => {
    assert.deepEqual(toolTestsFor(['tools/generators/call.mjs']), NIGHTLY_TOOL_TESTS.generators.tests);
    assert.deepEqual(toolTestsFor(['lab/scaled/settings.mjs']), NIGHTLY_TOOL_TESTS.trials.tests);
    assert.deepEqual(toolTestsFor(['libs/quests/src/core/quests.ts']), []);
  });

  it('includes the specs of the layers that can see a changed file', () => {
    assert.deepEqual(specLayersFor(['libs/wallet/src/react/components/shared/amount-pad.tsx']), ['react']);
    assert.deepEqual(specLayersFor(['libs/shared/src/browser/index.ts', 'libs/shared/src/ui/index.ts']), ['react']);
    assert.deepEqual(specLayersFor(['libs/wallet/src/nest/gifts.service.ts', 'docs/style.md']), ['server']);
    assert.deepEqual(specLayersFor(['libs/wallet/src/core/gifts.ts']), ['server', 'react']);
    assert.deepEqual(specLayersFor(['package-lock.json']), ['server', 'react']);
    assert.deepEqual(specLayersFor(['apps/e2e/src/menus.spec.ts']), []);
  });

  it('includes the journeys of a changed domain', () => {
    assert.deepEqual(journeysFor(['libs/quests/src/core/progress.ts']), ['daily-quest', 'story']);
  });

  it('includes every journey if shared code changes', () => {
    assert.deepEqual(journeysFor(['libs/shared/src/ui/components/sheet.tsx']), Object.keys(JOURNEYS));
  });

  it('includes a changed journey, but none for a spec or a documentation page', () => {
    assert.deepEqual(journeysFor(['apps/e2e/src/menus.spec.ts']), ['menus']);
    assert.deepEqual(journeysFor(['libs/wallet/src/core/gifts.spec.ts', 'libs/wallet/README.md']), []);
  });
});

describe('assignment of tests to runs', () => {
  it('has a file for every journey of the gate', () => {
    for (const name of Object.keys(JOURNEYS))
      assert.ok(existsSync(inWorkspace(`apps/e2e/src/${name}.spec.ts`)), `apps/e2e/src/${name}.spec.ts`);
  });

  it('assigns every test of tools and laboratory to the gate or a nightly part', () => {
    const named = toolTestFiles([
      ...GATE_TOOL_TESTS,
      ...Object.values(NIGHTLY_TOOL_TESTS).flatMap(({ tests }) => tests),
    ]);
    assert.deepEqual(named, globSync('{lab,tools}/**/*.test.mjs', { cwd: workspaceRoot }).sort());
  });
});

describe('results of specs', () => {
  it('finds the folder of a project whose package has another name', () => {
    assert.equal(PROJECT_ROOTS['@housebrand/office-app'], 'apps/office');
    assert.equal(PROJECT_ROOTS['@housebrand/office'], 'libs/office');
  });
});

describe('summary of a run', () => {
  const failure = { file: 'libs/a/src/a.spec.ts', count: 2, retry: () => Promise.resolve(true) };
  const part = (outcome) => ({ name: 'unit', outcome: { ...nothing(), ...outcome }, seconds: 61 });

  it('fails for a failed test, and ends with the counts', () => {
    const { text, isGreen } = summary([part({ passed: 5, failed: 2, failures: [failure] })], {
      flaky: [],
      seconds: 61,
    });
    assert.equal(isGreen, false);
    assert.match(text, /\n5 passed, 2 failed\n$/);
  });

  it('passes and names the file if a failed file passes alone', () => {
    const run = { flaky: [failure.file], seconds: 61 };
    const { text, isGreen } = summary([part({ passed: 5, failed: 2, failures: [failure] })], run);
    assert.equal(isGreen, true);
    assert.match(text, /FLAKY[^]*libs\/a\/src\/a\.spec\.ts[^]*\n7 passed, 0 failed\n$/);
  });

  it('fails if other tests failed besides a flaky file', () => {
    const run = { flaky: [failure.file], seconds: 61 };
    assert.equal(summary([part({ passed: 5, failed: 3, failures: [failure] })], run).isGreen, false);
  });

  it('fails if no test ran', () => {
    assert.equal(summary([part({})], { flaky: [], seconds: 1 }).isGreen, false);
  });

  it('names files that took over a minute, without failing', () => {
    const files = [{ file: 'slow.spec.ts', seconds: 75 }];
    const { text, isGreen } = summary([part({ passed: 1, files })], { flaky: [], seconds: 80 });
    assert.equal(isGreen, true);
    assert.match(text, /Over 60 s: slow\.spec\.ts/);
  });

  it('adds outcomes up', () => {
    const sum = sumOf([
      { ...nothing(), passed: 1 },
      { ...nothing(), failed: 2, failures: [failure] },
    ]);
    assert.deepEqual([sum.passed, sum.failed, sum.failures.length], [1, 2, 1]);
  });
});
