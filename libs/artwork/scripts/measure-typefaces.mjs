// Writes src/core/lettering/advances.json: the advance of every letter on covers in thousandths of the size, for each
// display typeface. Covers are laid out with these numbers, so that drawing needs no font files.
//   node libs/artwork/scripts/measure-typefaces.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const here = import.meta.dirname;
const source = readFileSync(path.join(here, '../src/core/lettering/typefaces.ts'), 'utf8');
const fonts = path.dirname(
  path.dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/kanit/package.json')),
);
const typefaces = [...source.matchAll(/^ {2}(\w+): (?:latin|thai)\('[^']+', \d+, '([^']+)'/gm)].map(
  ([, name, file]) => [name, file],
);

const LETTERS = [range(0x20, 0x7e), range(0x0e01, 0x0e3a), range(0x0e3f, 0x0e5b), [0xb7, 0x2019]].flat();

function range(from, to) {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

function tables(font) {
  const found = {};
  for (let index = 0; index < font.readUInt16BE(4); index++) {
    const at = 12 + index * 16;
    found[font.toString('latin1', at, at + 4)] = font.readUInt32BE(at + 8);
  }
  return found;
}

/** Character code to glyph, from a format 4 subtable. */
function glyphOf(font, cmap) {
  const count = font.readUInt16BE(cmap + 2);
  const subtable = Array.from({ length: count }, (_, index) => cmap + font.readUInt32BE(cmap + 4 + index * 8 + 4)).find(
    (at) => font.readUInt16BE(at) === 4,
  );
  const segments = font.readUInt16BE(subtable + 6) / 2;
  const [ends, starts, deltas, offsets] = [14, 16 + segments * 2, 16 + segments * 4, 16 + segments * 6].map(
    (at) => subtable + at,
  );
  return (code) => {
    for (let index = 0; index < segments; index++) {
      const at = index * 2;
      if (code > font.readUInt16BE(ends + at)) continue;
      const start = font.readUInt16BE(starts + at);
      if (code < start) return 0;
      const offset = font.readUInt16BE(offsets + at);
      if (offset === 0) return (code + font.readUInt16BE(deltas + at)) & 0xffff;
      const glyph = font.readUInt16BE(offsets + at + offset + (code - start) * 2);
      return glyph === 0 ? 0 : (glyph + font.readUInt16BE(deltas + at)) & 0xffff;
    }
    return 0;
  };
}

function advances(file) {
  const font = readFileSync(path.join(fonts, file));
  const { head, hhea, hmtx, cmap } = tables(font);
  const unitsPerEm = font.readUInt16BE(head + 18);
  const measured = font.readUInt16BE(hhea + 34);
  const glyph = glyphOf(font, cmap);
  const entries = LETTERS.map((code) => [String.fromCodePoint(code), glyph(code)]).filter(([, index]) => index > 0);
  return {
    letters: entries.map(([letter]) => letter).join(''),
    advances: entries.map(([, index]) =>
      Math.round((font.readUInt16BE(hmtx + Math.min(index, measured - 1) * 4) * 1000) / unitsPerEm),
    ),
  };
}

const result = Object.fromEntries(typefaces.map(([name, file]) => [name, advances(file)]));
const body = Object.entries(result)
  .map(([name, measures]) => `  ${JSON.stringify(name)}: ${JSON.stringify(measures)}`)
  .join(',\n');
writeFileSync(path.join(here, '../src/core/lettering/advances.json'), `{\n${body}\n}\n`);
process.stdout.write(`${typefaces.length} typefaces measured\n`);
