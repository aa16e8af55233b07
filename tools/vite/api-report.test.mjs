import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { apiReports, declaredDoors, driftedReports } from './api-report.mjs';
import { readDocs } from './docs.mjs';
import { packAll } from './pack-all.mjs';
import { HANGS_MS } from '../testing/patience.mjs';

/** Around finished components it takes a look, words and routes as well. */
const TAKES_MORE = ['HousebrandProvider', 'HousebrandProviderProps'];

/** @returns {Map<string, string>} what a report declares, by name */
function declarations(text) {
  const named = text
    .split('\n\n')
    .map((one) => [/^(?:class|const|function|interface|type) (\w+)/.exec(one)?.[1], one.trim()]);
  return new Map(named.filter(([name]) => name !== undefined));
}

describe('the report of what each door offers', { timeout: HANGS_MS }, () => {
  it('is what it offers now: renew it by npm run api-report, and look at what changed', () => {
    packAll();
    assert.deepEqual(driftedReports(), []);
  });

  it('has a word about every name', () => {
    const silent = apiReports().flatMap(({ report, text }) =>
      [...text.matchAll(/^\/\/ undocumented\n(.*)/gm)].map(([, name]) => `${report}: ${name}`),
    );
    assert.deepEqual(silent, []);
  });

  it('gives a name one shape, whether it is taken with the look or without', () => {
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

  it('is a page for each door in the documentation, without a link that leads nowhere', async () => {
    const { project, problems } = await readDocs();
    const names = project.children.map(({ name }) => name).toSorted();
    assert.deepEqual(
      names,
      declaredDoors()
        .map(({ name }) => name)
        .toSorted(),
    );
    assert.equal(problems(), 0);
  });
});
