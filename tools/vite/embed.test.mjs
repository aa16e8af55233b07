import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, normalize } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import { buildEmbed } from './build-embed.mjs';
import { HANGS_MS } from '../testing/patience.mjs';

/** kB gzip until the first element is shown, with React, TanStack Query and our messages in both languages. */
const SCRIPT = 190;
const STYLES = 20;

describe('embed script for pages without React', { timeout: HANGS_MS }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'housebrand-embed-'));
  const weight = (file) => gzipSync(readFileSync(join(folder, file)), { level: 9 }).byteLength / 1000;
  before(() => buildEmbed(folder));
  after(() => rmSync(folder, { recursive: true, force: true }));

  it('stays within the size budget with everything it loads at once', () => {
    const files = new Set(['housebrand-embed.js']);
    for (const file of files) {
      const text = readFileSync(join(folder, file), 'utf8');
      for (const [, path] of text.matchAll(/(?:^|[;}\n])import(?:[^"'();]*from)?\s*["'](\.[^"']+)["']/g))
        files.add(normalize(join(dirname(file), path)));
    }
    const size = [...files].reduce((sum, file) => sum + weight(file), 0);
    assert.ok(size > 60 && size <= SCRIPT, `${files.size} files are ${size.toFixed(1)} of ${SCRIPT} kB gzip`);
    assert.ok(weight('housebrand-embed.css') <= STYLES, `the styles are ${weight('housebrand-embed.css')} kB gzip`);
  });

  it('has no style rule for elements of the page', () => {
    const css = readFileSync(join(folder, 'housebrand-embed.css'), 'utf8')
      .replace(/@keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
      .replace(/@(media|supports|layer)[^{]*\{/g, '');
    const selectors = [...css.matchAll(/(?:^|[{}])([^{}@]+)\{/g)].flatMap(([, list]) => list.split(','));
    assert.ok(selectors.length > 100);
    assert.deepEqual(
      selectors.map((one) => one.trim()).filter((one) => /^(\*|:root|[a-z]\w*)(:[\w-]+)*$/.test(one)),
      [],
    );
  });
});
