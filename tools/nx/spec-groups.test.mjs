import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { run } from '../gate/processes.mjs';
import { inWorkspace, workspaceRoot } from '../run/lib/workspace.mjs';
import { jestResults } from './jest-results.mjs';
import { writeSpecGroups } from './spec-groups.mjs';

let root;
let folder;

beforeEach(() => {
  mkdirSync(inWorkspace('dist'), { recursive: true });
  folder = mkdtempSync(inWorkspace('dist/grouped-'));
  root = folder.slice(workspaceRoot.length + 1);
  mkdirSync(join(folder, 'src'));
});
afterEach(() => {
  for (const path of [folder, inWorkspace('dist/spec-groups', root), dirname(inWorkspace(jestResults(root)))])
    rmSync(path, { recursive: true, force: true });
});

const spec = (name, text) =>
  writeFileSync(join(folder, 'src', name), `import { afterEach, expect, it, jest } from '@jest/globals';\n${text}\n`);

test('assigns every spec file to one group, alternating within each kind', () => {
  for (const name of ['a.spec.ts', 'b.sim.spec.ts', 'c.sim.spec.ts', 'd.db.spec.ts', 'e.spec.ts']) spec(name, '');
  spec('f.spec.tsx', '/** @jest-environment jsdom */');
  const groups = writeSpecGroups(root, { count: 2 });
  const filesOf = (name) => readFileSync(join(groups, name), 'utf8').match(/\w+(\.\w+)?\.spec\.tsx?/g);
  assert.deepEqual(filesOf('node-1.cjs'), ['b.sim.spec.ts', 'd.db.spec.ts', 'e.spec.ts']);
  assert.deepEqual(filesOf('node-2.cjs'), ['c.sim.spec.ts', 'a.spec.ts']);
  assert.deepEqual(filesOf('browser.cjs'), ['f.spec.tsx']);
});

test('reports results by file; a file that fails to load or leaves a spy affects no other file', async () => {
  spec('a.spec.ts', `it('is seen', () => { jest.useFakeTimers(); jest.spyOn(Math, 'max').mockReturnValue(0); });`);
  spec('b.spec.ts', `throw new Error('broken');`);
  spec('c.spec.ts', `it('counts', async () => { await new Promise(setImmediate); expect(Math.max(1, 2)).toBe(2); });`);
  const code = await run([inWorkspace('tools/nx/jest.mjs'), root], {});
  assert.equal(code, 1);
  const { numPassedTests, testResults } = JSON.parse(readFileSync(inWorkspace(jestResults(root)), 'utf8'));
  assert.equal(numPassedTests, 2);
  const found = testResults.map(({ name, status, assertionResults }) => [
    name.slice(folder.length + 1),
    status,
    assertionResults.map(({ fullName }) => fullName),
  ]);
  assert.deepEqual(found.sort(), [
    ['src/a.spec.ts', 'passed', ['is seen']],
    ['src/b.spec.ts', 'failed', ['loads']],
    ['src/c.spec.ts', 'passed', ['counts']],
  ]);
});
