import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { literalsIn, otherHeightsIn, otherWidthsIn, scaleOf, scaleProblems } from './style-scale.mjs';

const workspaceRoot = join(import.meta.dirname, '../..');
const read = (file) => readFileSync(join(workspaceRoot, file), 'utf8');

describe('widths of media queries', () => {
  it('rejects widths that are no breakpoints, with their line', () => {
    const css = '@media (min-width: 640px) {}\n@media (max-width: 345px) {}\n@media (48rem <= width < 1280px) {}';
    assert.deepEqual(otherWidthsIn(css), [
      { line: 2, width: '345px' },
      { line: 3, width: '48rem' },
    ]);
  });

  it('accepts the six breakpoints, and other features and comments', () => {
    const widths = [320, 640, 768, 1024, 1280, 1536].map((px) => `@media (width >= ${px}px) {}`);
    const others = '@media (height < 480px) {} /* @media (width < 1px) {} */ .a { width: 7px }';
    assert.deepEqual(otherWidthsIn(widths.join('') + others), []);
  });
});

describe('heights of media queries', () => {
  it('rejects heights other than that of a flat screen, with their line', () => {
    const css =
      '@media (height < 480px) and (orientation: landscape) {}\n@media (max-height: 400px) {}\n/* @media (height > 1px) */';
    assert.deepEqual(otherHeightsIn(css), [{ line: 2, query: '(max-height: 400px)' }]);
  });
});

describe('font sizes, radii and gaps', () => {
  it('rejects literal lengths, with their line', () => {
    const css =
      '.a {\n  font-size: 0.8125rem;\n  border-radius: 6px var(--radius-sm);\n}\n.b{border-top-left-radius:.5em}\n.c{column-gap:4px}';
    assert.deepEqual(literalsIn(css), [
      { line: 2, property: 'font-size', value: '0.8125rem' },
      { line: 3, property: 'border-radius', value: '6px var(--radius-sm)' },
      { line: 5, property: 'border-top-left-radius', value: '.5em' },
      { line: 6, property: 'column-gap', value: '4px' },
    ]);
  });

  it('rejects a literal length in a fluid size', () => {
    assert.equal(literalsIn('.a { font-size: min(2rem, 13cqi); }').length, 1);
  });

  for (const [what, css] of [
    ['tokens', '.a { font-size: var(--text-2xs); border-radius: 0 var(--radius-sm); gap: 0 var(--space-sm); }'],
    ['circles and inherited values', '.a { font-size: inherit; border-radius: 50%; }'],
    ['fluid sizes between tokens', '.a { font-size: clamp(var(--text-lg), 14.5cqi, var(--text-4xl)); }'],
    ['other lengths', '.a { width: 12px; --own-font-size: 12px; }'],
    ['comments', '/* font-size: 12px; */'],
  ]) {
    it(`accepts ${what}`, () => assert.deepEqual(literalsIn(css), []));
  }

  it('checks the modules of a project, and not those of the simulator', () => {
    const folder = mkdtempSync(join(tmpdir(), 'style-scale-'));
    try {
      for (const project of ['libs/shop', 'apps/provider-simulator']) {
        mkdirSync(join(folder, project, 'src'), { recursive: true });
        writeFileSync(join(folder, project, 'src/card.module.css'), '.card { border-radius: 12px; }');
      }
      const file = join(folder, 'libs/shop/src/card.module.css');
      const problem = `${file}:1: 'border-radius: 12px' needs a token of base.css`;
      assert.deepEqual(scaleProblems(join(folder, 'libs/shop')), [problem]);
      assert.deepEqual(scaleProblems(join(folder, 'apps/provider-simulator')), []);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('has the same scale in embedded pages as in the portal', () => {
    const scale = scaleOf(read('libs/shared/src/ui/styles/base.css'));
    assert.equal(scale['--radius-card'], '12px');
    assert.deepEqual(scaleOf(read('libs/site/src/react/host-styles.ts')), scale);
  });
});
