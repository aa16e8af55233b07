import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, describe, it } from 'node:test';
import { ensureBuilt } from '../run/lib/build.mjs';
import { inWorkspace } from '../run/lib/workspace.mjs';

describe('the built portal', { timeout: 300_000 }, () => {
  let weighed = [];
  before(async () => {
    await ensureBuilt(['portal']);
    weighed = JSON.parse(readFileSync(inWorkspace('dist/apps/portal/.vite/weights.json'), 'utf8'));
  });

  it('asks of a phone no more than the budget: at the start, and for any route', () => {
    assert.ok(weighed.length > 20, `only ${weighed.length} parts were weighed`);
    const said = ({ what, size, budget }) => `${what} is ${size.toFixed(1)} of ${budget} kB gzip`;
    assert.deepEqual(weighed.filter(({ size, budget }) => !(size <= budget)).map(said), []);
  });
});
