import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { patternsIn, serverPatterns, slowest } from './patterns.mjs';

/** Maximum cost of any pattern on 16 kB of outside text, in plain reads: 5 ms if a read takes less than 1 ms. */
const BUDGET = 6;

/** Files whose patterns only see our own text: the built portal's page, settings, our drawings, digits of a number. */
const OWN_TEXT = [
  'apps/api/src/shell/page.ts',
  'apps/api/src/shell/built-portal.ts',
  'apps/api/src/shell/draw-page.ts',
  'libs/shared/src/nest/settings/load-settings.ts',
  'libs/shared/src/nest/outbound/outbound-http.ts',
  'libs/shared/src/core/formats.ts',
  'libs/artwork/src/nest/painter.worker.ts',
  'libs/artwork/src/core/drawing/canvas.ts',
];

describe('patterns that see text from outside', () => {
  const all = serverPatterns(join(import.meta.dirname, '../..'));
  const patterns = all.filter(({ file }) => !OWN_TEXT.includes(file));

  it('finds literals and RegExp constructors', () => {
    const text = "const a = /x+y/gi;\nconst b = new RegExp('[a-z]+', 'u');";
    assert.deepEqual(patternsIn('/a.ts', text), [
      { file: 'a.ts', line: 1, source: 'x+y', flags: 'gi' },
      { file: 'a.ts', line: 2, source: '[a-z]+', flags: 'u' },
    ]);
    assert.deepEqual(
      OWN_TEXT.filter((file) => !all.some((pattern) => pattern.file === file)),
      [],
    );
    assert.ok(patterns.length > 50, `${patterns.length} patterns`);
  });

  for (const [what, source] of [
    ['that restarts at every dash', String.raw`\b[\w-]*(?:password|token)["']?\s*[:=]`],
    ['with blanks before an end', String.raw`\s+$`],
    ['with two ways to take the same letter', '^(a+)+$'],
    ['that looks for a far end', String.raw`\nparams:[\s\S]*?(?=\n\s+at |$)`],
  ])
    it(`rejects a pattern ${what}`, () => {
      assert.ok(slowest({ source, flags: 'g' }, BUDGET, [24, 30, 16_384]).readings > BUDGET);
    });

  it('costs at most a few plain reads for 16 kB', () => {
    const slow = patterns
      .map((pattern) => ({ ...pattern, ...slowest(pattern, BUDGET) }))
      .filter(({ readings }) => readings > BUDGET)
      .map(
        ({ file, line, source, readings, text }) =>
          `${file}:${line} /${source}/ ${Math.round(readings)} readings for ${JSON.stringify(text.slice(0, 40))}…`,
      );
    assert.deepEqual(slow, []);
  });
});
