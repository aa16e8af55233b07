import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { apiReports, declaredDoors, driftedReports } from './api-report.mjs';
import { readDocs } from './docs.mjs';
import { packAll } from './pack-all.mjs';
import { HANGS_MS } from '../testing/patience.mjs';

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
