import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { after, before, describe, it } from 'node:test';
import vm from 'node:vm';
import { inWorkspace } from '../../tools/run/lib/workspace.mjs';
import { mutantsOf } from './mutants.mjs';
import { mutate } from './mutation-run.mjs';

/** Runs a source with one of its mutants. */
function run(text, mutant) {
  const made = mutantsOf(text);
  return vm.runInNewContext(`${made.text}\nresult`, { process: { env: { MUTANT: String(mutant) } } });
}
const changesOf = (text) => mutantsOf(text).mutants.map(({ change }) => change);

describe('mutants of a source', () => {
  it('changes operators, limits, conditions and calls, one at a time', () => {
    const wanted = ['2 < 3 && !done -> 2 < 3 || !done', '2 < 3 -> 2 <= 3', '2 -> 3', '3 -> 4', '!done -> done'];
    assert.deepEqual(new Set(changesOf('var result = 2 < 3 && !done')), new Set(wanted));
    assert.deepEqual(
      new Set(changesOf('if (a) tell(5n)')),
      new Set(['a -> true', 'a -> false', 'tell(5n) -> undefined', '5n -> 6n']),
    );
    assert.deepEqual(changesOf('y = [x].filter(f)'), ['[x].filter(f) -> [x]']);
  });

  it('keeps the original behaviour until a mutant is selected, and makes each mutant different', () => {
    const text =
      'var list = [3, 1, 2].filter((n) => n > 1); var result = list.length * 10 + (list.length >= 2 ? 1 : 0)';
    assert.equal(run(text, -1), 21);
    const results = mutantsOf(text).mutants.map(({ id }) => run(text, id));
    assert.ok(new Set(results).size > 4);
    assert.ok(results.some((result) => result !== 21));
  });

  it('excludes types, names, modules and optional chains', () => {
    assert.deepEqual(changesOf("import a from 'a'; type T = 1 | 2; const o: T | 3 = x as 4;"), []);
    assert.deepEqual(changesOf('x?.slice(y)?.trim(); '), []);
  });
});

describe('npm run mutate', () => {
  // outside the checkout, where no other tool looks
  const root = relative(inWorkspace(), mkdtempSync(join(tmpdir(), 'housebrand-mutate-')));
  before(() => {
    const write = (name, text) => writeFileSync(inWorkspace(root, name), text);
    mkdirSync(inWorkspace(root, 'src'), { recursive: true });
    write('src/rule.ts', 'export const isAdult = (age: number): boolean => age >= 20;\n');
    write(
      'src/rule.spec.ts',
      `import { expect, it } from '@jest/globals';
import { isAdult } from './rule';
it('rejects a child', () => expect(isAdult(3)).toBe(false));
it('accepts an adult', () => expect(isAdult(80)).toBe(true));
it('accepts a twentieth birthday', () => expect(isAdult(20)).toBe(!process.env.FORGETFUL || isAdult(20)));
`,
    );
  });
  after(() => rmSync(inWorkspace(root), { recursive: true }));
  const trial = { root, sources: ['src/*.ts'], specs: ['src/*.spec.ts'], workers: 1 };

  it('finds exactly the changes that no test detects', async () => {
    assert.deepEqual(await mutate('trial', trial), { total: 2, survivors: [] });
    process.env.FORGETFUL = 'yes';
    const { survivors } = await mutate('trial', trial);
    delete process.env.FORGETFUL;
    assert.deepEqual(
      survivors.map(({ file, change }) => [file, change]),
      [
        [join('src', 'rule.ts'), '20 -> 21'],
        [join('src', 'rule.ts'), 'age >= 20 -> age > 20'],
      ],
    );
  });
});
