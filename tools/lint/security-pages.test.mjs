import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { billOfMaterials } from '../run/lib/bill-of-materials.mjs';
import { inWorkspace } from '../run/lib/workspace.mjs';

const { scripts } = JSON.parse(readFileSync(inWorkspace('package.json'), 'utf8'));
/** Test files by their name on the pages: `isolation.db.spec`. */
const tests = Map.groupBy(
  globSync('{apps/*/src,libs/*/src,lab,tools}/**/*.{spec,test}.{ts,tsx,mjs}', { cwd: inWorkspace('.') }),
  (file) => basename(file).replace(/\.\w+$/, ''),
);
const PAGES = ['SECURITY.md', 'docs/asvs.md', 'docs/security-rules.md'];
/** Number of rows of levels 1 and 2 by chapter, as in the standard. */
const ROWS = [
  [8, 19],
  [4, 7],
  [8, 11],
  [2, 8],
  [4, 5],
  [13, 22],
  [6, 12],
  [4, 3],
  [4, 3],
  [5, 24],
  [3, 11],
  [3, 6],
  [1, 12],
  [2, 7],
  [3, 10],
  [0, 16],
  [0, 7],
];
/** Maximum number of open rows. */
const MAX_OPEN = 8;

/** The cells of a page's tables. @param {string} text */
export const rowsOf = (text) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

/** Returns names on a page that do not exist: tests, their titles, files, commands. @param {string} text */
export function problemsOf(text) {
  const problems = [];
  // a title belongs to the preceding test
  let named = [];
  for (const [, code, title] of text.matchAll(/`([^`\n]+)`|“([^”\n]+)”/g)) {
    if (title !== undefined) {
      if (named.length > 0 && !named.some((file) => hasTitle(file, title))) problems.push(`${named[0]}: ${title}`);
    } else if (/^[\w.-]+\.(spec|test)$/.test(code)) {
      named = tests.get(code) ?? [];
      if (named.length === 0) problems.push(code);
    } else if (/^[\w.-]+(\/[\w.-]+)+\.\w+$/.test(code) && !existsSync(inWorkspace(code))) problems.push(code);
    else if (code.startsWith('npm run ') && !Object.hasOwn(scripts, code.split(' ')[2])) problems.push(code);
  }
  for (const [, journey, , other] of text.matchAll(/`([\w-]+)`( and `([\w-]+)`)? in the browser/g))
    for (const name of [journey, other].filter(Boolean))
      if (!existsSync(inWorkspace('apps/e2e/src', `${name}.spec.ts`))) problems.push(`${name} in the browser`);
  return problems;
}

/** Whether a test file contains a title, in quotes of any kind. */
function hasTitle(file, title) {
  const source = readFileSync(inWorkspace(file), 'utf8').replaceAll("\\'", "'");
  return source.includes(title);
}

describe('security pages', () => {
  for (const page of PAGES) {
    it(`finds every test, title, file, command and page that ${page} names`, () => {
      const text = readFileSync(inWorkspace(page), 'utf8');
      assert.deepEqual(problemsOf(text), []);
      for (const [, target] of text.matchAll(/\]\((?!https?:)([^)#]+)/g))
        assert.ok(existsSync(inWorkspace(join(dirname(page), target))), target);
    });
  }

  it('reports names that do not exist', () => {
    const page =
      'See `missing.spec`, `isolation.db.spec` “is no title”, `docs/none.md`, `npm run nothing`, `nowhere` in the browser.';
    assert.equal(problemsOf(page).length, 5);
    assert.deepEqual(
      problemsOf('`isolation.db.spec` “returns 401 to guests”, `docs/asvs.md`, `login` in the browser'),
      [],
    );
  });

  it('names a test for every threat', () => {
    const threats = rowsOf(readFileSync(inWorkspace('SECURITY.md'), 'utf8')).slice(2);
    assert.ok(threats.length > 25);
    assert.deepEqual(
      threats.filter(([, , , shown]) => !shown?.includes('`')).map(([who]) => who),
      [],
    );
  });

  it('lists each row of ASVS 5.0, levels 1 and 2, once and in order, with its evidence', () => {
    const page = readFileSync(inWorkspace('docs/asvs.md'), 'utf8');
    const rows = rowsOf(page).filter(([row]) => /^\d/.test(row));
    const numbers = rows.map(([row]) => row.split('.').map(Number));
    const counts = ROWS.map((_, index) =>
      ['1', '2'].map((level) => rows.filter(([row, its]) => row.startsWith(`${index + 1}.`) && its === level).length),
    );
    assert.deepEqual(counts, ROWS);
    assert.equal(rows.length, 253);
    const sorted = numbers.toSorted((a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]);
    assert.deepEqual(numbers, sorted);
    assert.equal(new Set(numbers.map(String)).size, numbers.length);
    for (const [row, , about, shown] of rows) {
      assert.ok(about, row);
      assert.match(shown, /`|^n\/a: \S|^\*\*open\*\*: \S/, row);
    }
    const count = (start) => rows.filter(([, , , shown]) => shown.startsWith(start)).length;
    assert.ok(page.includes(`does not apply (${count('n/a')}), **open** what is missing (${count('**open**')}).`));
    assert.ok(count('**open**') <= MAX_OPEN);
    assert.ok(readFileSync(inWorkspace('SECURITY.md'), 'utf8').includes(`${count('**open**')} are open`));
  });
});

describe('bill of materials', () => {
  it('contains every dependency of applications and libraries with its hash', () => {
    const lock = JSON.parse(readFileSync(inWorkspace('package-lock.json'), 'utf8'));
    const { components } = billOfMaterials(lock);
    const named = new Set(components.map(({ name }) => name));
    const manifests = globSync('{apps/*,libs/*,.}/package.json', { cwd: inWorkspace('.') });
    const wanted = manifests
      .map((manifest) => JSON.parse(readFileSync(inWorkspace(manifest), 'utf8')))
      .flatMap(({ dependencies, devDependencies }) => Object.keys({ ...dependencies, ...devDependencies }))
      .filter((name) => !name.startsWith('@housebrand/'));
    assert.ok(wanted.length > 100);
    assert.deepEqual(
      wanted.filter((name) => !named.has(name)),
      [],
    );
    for (const { purl, hashes } of components) {
      assert.match(purl, /^pkg:npm\/(%40[\w.-]+\/)?[\w.-]+@\d/);
      assert.match(hashes?.[0].content ?? '', /^[0-9a-f]{128}$/, purl);
      assert.equal(hashes[0].alg, 'SHA-512');
    }
  });
});
