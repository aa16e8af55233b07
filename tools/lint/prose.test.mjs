import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { proseFindings, proseProblems, titlesWithoutVerb } from './prose.mjs';

describe('prose check', () => {
  const root = mkdtempSync(join(tmpdir(), 'housebrand-prose-'));
  mkdirSync(join(root, 'libs/wallet/src'), { recursive: true });
  after(() => rmSync(root, { recursive: true, force: true }));

  it('finds words in comments, strings and names, with file and line', () => {
    writeFileSync(
      join(root, 'libs/wallet/src/gift.ts'),
      "// whoever sends it\nexport const isTold = 'begun anew';\nexport const retold = 'wishful';\n",
    );
    const found = Object.entries(proseFindings(root)).filter(([, uses]) => uses.length > 0);
    assert.deepEqual(Object.fromEntries(found), {
      whoever: ['libs/wallet/src/gift.ts:1: whoever'],
      anew: ['libs/wallet/src/gift.ts:2: anew'],
      told: ['libs/wallet/src/gift.ts:2: Told'],
      begun: ['libs/wallet/src/gift.ts:2: begun'],
    });
  });

  it('accepts phrases with a literal meaning, and rejects the same words elsewhere', () => {
    const folder = join(root, 'libs/quests/src');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'faq.ts'), '// frequently asked questions\n// what they asked\n');
    const found = proseProblems(root).filter((problem) => problem.startsWith('libs/quests/'));
    assert.equal(found.length, 1);
    assert.match(found[0], /^libs\/quests\/src\/faq\.ts:2: asked \(.*requested/);
  });

  it('finds no banned word in the workspace', () => assert.deepEqual(proseProblems(), []));

  it('accepts titles that start with a verb and rejects others', () => {
    const text = [
      "it('rejects amounts below the minimum', () => {});",
      "it('does not attach a referral', () => {});",
      "it.each([1])('keeps %d', () => {});",
      "test('the newest comes first', () => {});",
      "it.each([1])('%s', () => {});",
      'it(`of ${name}`, () => {});',
      "it('whose credit is low', () => {});",
    ].join('\n');
    assert.deepEqual(
      titlesWithoutVerb('gift.spec.ts', text).map(({ title }) => title),
      ['the newest comes first', '%s', 'of …', 'whose credit is low'],
    );
  });
});
