import assert from 'node:assert/strict';
import { globSync, readFileSync, statSync } from 'node:fs';
import { before, describe, it } from 'node:test';
import { ensureBuilt } from '../run/lib/build.mjs';
import { inWorkspace, workspaceRoot } from '../run/lib/workspace.mjs';
import { facesOf } from './fonts.mjs';
import { HANGS_MS } from '../testing/patience.mjs';

describe('built portal', { timeout: HANGS_MS }, () => {
  let weighed = [];
  before(async () => {
    await ensureBuilt(['portal']);
    weighed = JSON.parse(readFileSync(inWorkspace('dist/apps/portal/.vite/weights.json'), 'utf8'));
  });

  it('stays within its size budgets at the start and on every route', () => {
    assert.ok(weighed.length > 20, `only ${weighed.length} parts were weighed`);
    const said = ({ what, size, budget }) => `${what} is ${size.toFixed(1)} of ${budget} kB gzip`;
    assert.deepEqual(weighed.filter(({ size, budget }) => !(size <= budget)).map(said), []);
  });

  it('keeps its fonts small', () => {
    const fonts = globSync(inWorkspace('dist/apps/portal/assets/*.woff2'));
    assert.equal(fonts.length, 4);
    const bytes = fonts.reduce((sum, file) => sum + statSync(file).size, 0);
    assert.ok(bytes <= 34_000, `the fonts are ${bytes} bytes`);
  });
});

describe('font subsets', () => {
  it('covers every letter of our messages', () => {
    const faces = facesOf(readFileSync(inWorkspace('libs/shared/src/ui/styles/fonts.css'), 'utf8'));
    const known = new Set(faces.flatMap(({ letters }) => [...letters]));
    const words = globSync('{libs/*,apps/api,apps/portal}/src/**/locales/**/*.json', { cwd: workspaceRoot });
    assert.ok(words.length > 20 && faces.length === 4);
    const unknown = words.flatMap((file) => {
      const text = Object.values(JSON.parse(readFileSync(inWorkspace(file), 'utf8'))).join('');
      const foreign = [...new Set(text)].filter((letter) => letter !== '\n' && !known.has(letter));
      return foreign.length > 0 ? [`${file}: ${foreign.join(' ')}`] : [];
    });
    assert.deepEqual(unknown, []);
  });
});
