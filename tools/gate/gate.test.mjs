import assert from 'node:assert/strict';
import { existsSync, globSync } from 'node:fs';
import { describe, it } from 'node:test';
import { inWorkspace, workspaceRoot } from '../run/lib/workspace.mjs';
import { journeysFor, toolTestsFor } from './changes.mjs';
import { JOURNEYS } from './journey-list.mjs';
import { GATE_PARTS, NIGHTLY_PARTS, readOptions } from './options.mjs';
import { nothing, sumOf } from './outcome.mjs';
import { summary } from './summary.mjs';
import { GATE_TOOL_TESTS, NIGHTLY_TOOL_TESTS, toolTestFiles } from './tool-tests.mjs';

describe('options of the test commands', () => {
  it('run every part unless told otherwise', () => {
    assert.deepEqual(readOptions([]).only, GATE_PARTS);
    assert.deepEqual(readOptions(['--nightly']).only, NIGHTLY_PARTS);
  });

  it('take parts, a base and a seed, with a space or an equals sign', () => {
    const options = readOptions(['--only', 'unit,lint', '--base=main', '--seed', '7']);
    assert.deepEqual(options, { isNightly: false, only: ['unit', 'lint'], base: 'main', seed: 7 });
  });

  for (const args of [['--only', 'units'], ['--only'], ['unit'], ['--nightly', '--base', 'main'], ['--seed', 'x']])
    it(`reject ${args.join(' ')} and name the parts`, () => {
      assert.throws(() => readOptions(args), /Parts: lint, typecheck/);
    });
});

describe('what a change adds to the gate', () => {
  it('is the nightly part that covers the changed file', () => {
    assert.deepEqual(toolTestsFor(['tools/generators/call.mjs']), NIGHTLY_TOOL_TESTS.generators.tests);
    assert.deepEqual(toolTestsFor(['libs/quests/src/core/quests.ts']), []);
  });

  it('is the journeys of the changed domain', () => {
    assert.deepEqual(journeysFor(['libs/quests/src/core/progress.ts']), ['daily-quest', 'story']);
  });

  it('is every journey when the change touches what all pages are made of', () => {
    assert.deepEqual(journeysFor(['libs/shared/src/react/ui/sheet.tsx']), Object.keys(JOURNEYS));
  });

  it('is an edited journey itself, and no journey for a spec or a page of documentation', () => {
    assert.deepEqual(journeysFor(['apps/e2e/src/menus.spec.ts']), ['menus']);
    assert.deepEqual(journeysFor(['libs/wallet/src/core/gifts.spec.ts', 'libs/wallet/README.md']), []);
  });
});

describe('where tests run', () => {
  it('every journey of the gate exists', () => {
    for (const name of Object.keys(JOURNEYS))
      assert.ok(existsSync(inWorkspace(`apps/e2e/src/${name}.spec.ts`)), `apps/e2e/src/${name}.spec.ts`);
  });

  it('every test of the tools is in the gate or in a nightly part', () => {
    const named = toolTestFiles([
      ...GATE_TOOL_TESTS,
      ...Object.values(NIGHTLY_TOOL_TESTS).flatMap(({ tests }) => tests),
    ]);
    assert.deepEqual(named, globSync('tools/**/*.test.mjs', { cwd: workspaceRoot }).sort());
  });
});

describe('the summary', () => {
  const failure = { file: 'libs/a/src/a.spec.ts', count: 2, retry: () => Promise.resolve(true) };
  const part = (outcome) => ({ name: 'unit', outcome: { ...nothing(), ...outcome }, seconds: 61 });

  it('is red when a test failed, and its last line says how many', () => {
    const { text, isGreen } = summary([part({ passed: 5, failed: 2, failures: [failure] })], {
      flaky: [],
      seconds: 61,
    });
    assert.equal(isGreen, false);
    assert.match(text, /\n5 passed, 2 failed\n$/);
  });

  it('is green and names the file when the failed file passed alone', () => {
    const run = { flaky: [failure.file], seconds: 61 };
    const { text, isGreen } = summary([part({ passed: 5, failed: 2, failures: [failure] })], run);
    assert.equal(isGreen, true);
    assert.match(text, /FLAKY[^]*libs\/a\/src\/a\.spec\.ts[^]*\n7 passed, 0 failed\n$/);
  });

  it('stays red when something else failed beside a flaky file', () => {
    const run = { flaky: [failure.file], seconds: 61 };
    assert.equal(summary([part({ passed: 5, failed: 3, failures: [failure] })], run).isGreen, false);
  });

  it('is red when no test ran', () => {
    assert.equal(summary([part({})], { flaky: [], seconds: 1 }).isGreen, false);
  });

  it('names files over a minute and stays green', () => {
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
