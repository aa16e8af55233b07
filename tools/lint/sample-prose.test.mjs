import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, describe, it } from 'node:test';
import { passages, sampleOf } from './sample-prose.mjs';

const FILES = {
  'libs/wallet/src/core/gift.ts':
    '// too short\n/**\n * Returns the gifts of\n * one member.\n */\nexport const a = 1;\n',
  'libs/wallet/src/core/gift.spec.ts':
    "describe('gift', () => {\n  describe('limit', () => {\n    it('rejects more', () => {});\n  });\n});\n",
  'apps/api/openapi.json': '{\n  "info": {\n    "description": "Lists the gifts."\n  }\n}\n',
  'docs/gifts.md': '# Gifts\n\nA member sends credit\nto another member.\n\n```\nnpm start is not prose at all\n```\n',
};

describe('sample of prose', () => {
  const root = mkdtempSync(join(tmpdir(), 'housebrand-sample-'));
  after(() => rmSync(root, { recursive: true, force: true }));
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }

  it('finds comments, titles with their path, API descriptions and paragraphs', () =>
    assert.deepEqual(
      passages(root).map(({ place, kind, text }) => `${place} ${kind} ${text}`),
      [
        'libs/wallet/src/core/gift.spec.ts:3 title gift › limit › rejects more',
        'libs/wallet/src/core/gift.ts:2 comment Returns the gifts of one member.',
        'apps/api/openapi.json:3 API Lists the gifts.',
        'docs/gifts.md:3 paragraph A member sends credit to another member.',
      ],
    ));

  it('draws the same passages for the same seed, and others for another', () => {
    const all = Array.from({ length: 500 }, (_, index) => index);
    const drawn = sampleOf(all, { seed: 7, count: 30 });
    assert.deepEqual(sampleOf(all, { seed: 7, count: 30 }), drawn);
    assert.notDeepEqual(sampleOf(all, { seed: 8, count: 30 }), drawn);
    assert.equal(new Set(drawn).size, 30);
  });

  it('draws no more passages than there are', () => assert.equal(sampleOf([1, 2], { seed: 1, count: 30 }).length, 2));
});
