import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { apiReports, declaredEntryPoints } from './api-report.mjs';
import { readDocs } from './docs.mjs';
import { workspaceRoot } from '../run/lib/workspace.mjs';
import { packAll } from './pack-all.mjs';
import { HANGS_MS } from '../testing/patience.mjs';

/** Around finished components, these also take a theme, messages and routes. */
const TAKES_MORE = ['HousebrandProvider', 'HousebrandProviderProps'];

/** @returns {Map<string, string>} the declarations of a report, by name */
function declarations(text) {
  const named = text
    .split('\n\n')
    .map((one) => [/^(?:class|const|function|interface|type) (\w+)/.exec(one)?.[1], one.trim()]);
  return new Map(named.filter(([name]) => name !== undefined));
}

/** The names in a report, also those that come from another package. */
const declaredNames = (text) =>
  new Set(
    [...text.matchAll(/^(?:default )?(?:abstract )?(?:(?:class|const|function|interface|type|enum|let) )?(\w+)/gm)].map(
      ([, name]) => name,
    ),
  );

/** Types, classes, constants and hooks in a cell; `name (OtherType)` states a name's type, and GET or PUT a method. */
const listedNames = (cell) =>
  [...cell.replace(/\(`\w+`\)/g, '').matchAll(/`([A-Z]\w+|use[A-Z]\w+)`/g)]
    .map(([, name]) => name)
    .filter((name) => !/^(GET|PUT|POST)$/.test(name));

describe('API reports', { timeout: HANGS_MS }, () => {
  before(() => packAll());

  it('documents every name', () => {
    const silent = apiReports().flatMap(({ report, text }) =>
      [...text.matchAll(/^\/\/ undocumented\n(.*)/gm)].map(([, name]) => `${report}: ${name}`),
    );
    assert.deepEqual(silent, []);
  });

  it('gives a name the same shape with and without the styled components', () => {
    const offered = new Map(apiReports().map(({ report, text }) => [report, declarations(text)]));
    const headless = [...offered].filter(([report]) => report.endsWith('/headless.txt'));
    assert.ok(headless.length > 9);
    const twofold = headless.flatMap(([report, bare]) => {
      const dressed = offered.get(report.replace('headless', 'react'));
      return [...bare]
        .filter(([name, one]) => dressed.has(name) && dressed.get(name) !== one && !TAKES_MORE.includes(name))
        .map(([name]) => `${report}: ${name}`);
    });
    assert.deepEqual(twofold, []);
  });

  it('exports every name that a README lists for an entry point', () => {
    const exported = new Map(apiReports().map(({ text }) => [text.split('\n')[0], declaredNames(text)]));
    const rows = globSync('libs/*/README.md', { cwd: workspaceRoot }).flatMap((file) =>
      [...readFileSync(join(workspaceRoot, file), 'utf8').matchAll(/^\| `(@housebrand\/[\w/-]+)` +\| (.+) \|$/gm)].map(
        ([, entryPoint, list]) => ({ entryPoint, names: listedNames(list) }),
      ),
    );
    assert.ok(rows.length > 60);
    const missing = rows.flatMap(({ entryPoint, names }) =>
      names.filter((name) => !exported.get(entryPoint)?.has(name)).map((name) => `${entryPoint}: ${name}`),
    );
    assert.deepEqual(missing, []);
  });

  it('has a documentation page for each entry point, without broken links', async () => {
    const { project, problems } = await readDocs();
    const names = project.children.map(({ name }) => name).toSorted();
    assert.deepEqual(
      names,
      declaredEntryPoints()
        .map(({ name }) => name)
        .toSorted(),
    );
    assert.equal(problems(), 0);
  });
});
