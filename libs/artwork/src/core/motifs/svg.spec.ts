import { describe, expect, it } from '@jest/globals';
import { Canvas, picture } from '../drawing/canvas';
import { PALETTES } from '../palettes';
import * as motifs from '.';
import { drawFile, slotsOf, type FileName } from './draw-file';
import * as files from './files';

const COLORS = ['light', 'base', 'shade', 'deep', 'accent', 'gold', 'hair', 'dress', 'lips', 'iris'];
const PAPER = ['paper-light', 'paper-shade'];
const SLICES = [1, 2, 3, 4, 5, 6, 7, 8].map((index) => `slice-${index}`);
const TEXTS = ['rank', 'glyph', 'digits', 'word', 'size'];
const OUTLINES = ['jaw', 'brow', 'frame', 'line'];
const DRAWINGS = [
  'ball',
  'balls',
  'candles',
  'cards',
  'cells',
  'chip',
  'dice',
  'dragon',
  'drawn',
  'eye',
  'plates',
  'scales',
  'tiger',
  'tiles',
  'towers',
  'tubes',
];
const KNOWN = new Set([...COLORS, ...PAPER, ...SLICES, ...TEXTS, ...OUTLINES, ...DRAWINGS]);

const names = Object.keys(files) as FileName[];
const previewOf = (name: FileName) => slotsOf(/^<svg[^>]*? style="([^"]*)"/.exec(files[name])?.[1] ?? '');
const usedIn = (name: FileName) => [...files[name].matchAll(/var\(--([\w-]+)\)/g)].map(([, slot]) => slot);

function expectComplete(drawn: string): void {
  expect(drawn).not.toMatch(/var\(|color-mix|\.svg"|NaN|undefined/);
  const ids = [...drawn.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, used] of drawn.matchAll(/(?:url\(#|href="#)([^)"]+)/g)) expect(ids).toContain(used);
}

describe('motif file', () => {
  it.each(names)('declares known slots, and a preview value for each that it uses: %s', (name) => {
    const declared = Object.keys(previewOf(name));
    expect(declared.filter((slot) => !KNOWN.has(slot))).toEqual([]);
    expect([...new Set(usedIn(name))].toSorted()).toEqual(declared.toSorted());
  });

  it.each(names)('is drawn completely: %s', (name) => {
    const canvas = new Canvas(name);
    const body = drawFile(name, canvas, { ...PALETTES.ruby, ...previewOf(name) });
    expect(body).not.toBe('');
    expectComplete(picture(canvas, body, 300, 300));
  });

  it('rejects a slot without a value', () => {
    expect(() => drawFile('dealerNecklace', new Canvas('x'))).toThrow('no value for its slot base');
  });
});

const catalogue = Object.entries(motifs).flatMap(([group, entries]) =>
  Object.entries(entries).map(([name, entry]) => ({ name: `${group} ${name}`, entry })),
);

describe('motif', () => {
  it.each(catalogue)('is drawn completely from any seed: $name', ({ entry }) => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const canvas = new Canvas(seed);
      expectComplete(picture(canvas, entry.draw(canvas, PALETTES.sea), 300, 300));
    }
  });
});
