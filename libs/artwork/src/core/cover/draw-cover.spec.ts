import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isThai, layOut, lineWidth, separateSaraAm } from '../lettering/layout';
import { TYPEFACES, fontFilesOf, type TypefaceName } from '../lettering/typefaces';
import { chooseCover, type CoverInput } from './choose';
import { dominantColor, drawCover } from './draw-cover';

const SUBJECTS = [
  'Naga',
  'Hanuman',
  'Phoenix',
  'Treasure Chest',
  'Pharaoh',
  'Koi',
  'Tuk Tuk',
  'Moon',
  'Candy',
  'Rocket',
  'Lucky Seven',
  'Sky Lantern',
  'พญานาค',
  'เสือสมิง',
  'หีบสมบัติ',
  'ต้มยำ',
  'ปลาคาร์พ',
  'ตุ๊กตุ๊ก',
  'สายฟ้า',
  'ลอยกระทง',
  'ผีเสื้อ',
  'มังกรหยก',
  'นกฮูก',
  'งานวัด',
  'Nameless Spirit',
  'Quiet Storm',
  'เจ้าสำราญ',
  'ผจญภัย',
];
const TAILS = ['Vault', 'Rising', 'Party', 'Quest', 'นำโชค', 'เงินล้าน', 'Storm', 'คูณพัน', 'Voyage', 'Parade', 'ล่าทอง'];
const PROVIDERS = Array.from({ length: 32 }, (_, index) => `PR${String.fromCharCode(65 + (index % 26))}${index}`);

/** Two thousand games like a platform's catalogue: about sixty per studio, with names from a shared stock of words. */
function catalogue(): CoverInput[] {
  return Array.from({ length: 2_000 }, (_, index) => {
    const provider = PROVIDERS[index % PROVIDERS.length] ?? 'PRA';
    const number = Math.floor(index / PROVIDERS.length) + 1;
    return {
      id: `${provider}-${String(number).padStart(4, '0')}`,
      name: `${SUBJECTS[(index * 7 + number) % SUBJECTS.length]} ${TAILS[(index * 5) % TAILS.length]}`,
      category: 'Slot',
      provider,
    };
  });
}

/** The visible features of a cover: motif and colour, background, layout, ornament. */
function compositionKey(input: CoverInput): string {
  const { motif, side, hue, reflected, palette, background, layout, ornament } = chooseCover(input);
  return [motif, side, hue, reflected, palette, background, layout, ornament].join('|');
}

const input: CoverInput = { id: 'NAGX-0001', name: 'พญานาคเฝ้าสมบัติ', category: 'Slot', provider: 'NAGX' };

describe('covers of two thousand games', () => {
  const games = catalogue();
  const keys = games.map((game) => ({ provider: game.provider, key: compositionKey(game) }));

  it('repeats no composition within a studio', () => {
    for (const provider of PROVIDERS) {
      const own = keys.filter((entry) => entry.provider === provider).map(({ key }) => key);
      expect(new Set(own).size).toBe(own.length);
    }
  });

  it('repeats almost no composition overall', () => {
    expect(new Set(keys.map(({ key }) => key)).size / keys.length).toBeGreaterThan(0.995);
  });

  it('gives neighbours of a studio different palettes and backgrounds', () => {
    for (const provider of PROVIDERS) {
      const own = games.filter((game) => game.provider === provider).map(chooseCover);
      for (const [index, choice] of own.slice(1).entries()) {
        expect(choice.palette).not.toBe(own[index]?.palette);
        expect(choice.background).not.toBe(own[index]?.background);
      }
    }
  });

  it('uses every palette and more than sixty motifs', () => {
    const choices = games.map(chooseCover);
    expect(new Set(choices.map(({ palette }) => palette)).size).toBe(20);
    expect(new Set(choices.map(({ motif }) => motif)).size).toBeGreaterThan(60);
  });
});

describe('drawCover', () => {
  it('draws the same cover for the same id, and another for another id', () => {
    expect(drawCover(input, 'v')).toBe(drawCover({ ...input }, 'v'));
    expect(drawCover(input, 'v')).not.toBe(drawCover({ ...input, id: 'NAGX-0002' }, 'v'));
  });

  it('shows the motif of the name', () => {
    const motifOf = (name: string, category = 'Slot') => chooseCover({ ...input, name, category }).motif;
    expect(motifOf('ตุ๊กตุ๊กพาเพลิน')).toBe('tuktuk');
    expect(motifOf('Mangosteen Drift')).toBe('mangosteens');
    expect(motifOf('Sticky Mango Gold')).toBe('mangoes');
    expect(motifOf('Dragon Tiger 7', 'Casino')).toBe('dragonTiger');
    expect(motifOf('หวยหุ้นเช้า', 'Lotto')).toBe('stockTicket');
    const both = chooseCover({ ...input, name: 'Phoenix & Koi' });
    expect([both.motif, both.side, both.layout]).toEqual(['phoenix', 'koi', 'flank']);
  });

  it.each(['v', 'h'] as const)('draws well-formed SVG in shape %s for any name and category', (shape) => {
    const names = fc.string({ unit: 'grapheme', minLength: 0, maxLength: 40 });
    const categories = fc.constantFrom(
      'Slot',
      'Casino',
      'Card',
      'Poker',
      'Keno',
      'Lotto',
      'Fish',
      'Trade',
      'Esport',
      'Sport',
      'Else',
    );
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), names, categories, (id, name, category) => {
        const svg = drawCover({ id, name, category, provider: 'NAGX' }, shape);
        expect(svg.startsWith('<svg ')).toBe(true);
        expect(svg).not.toMatch(/NaN|undefined|null/);
        const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
        expect(new Set(ids).size).toBe(ids.length);
        for (const [, used] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(used);
      }),
      { numRuns: 60 },
    );
  });

  it('uses no opacity on shapes', () => {
    expect(drawCover(input, 'v')).not.toMatch(/<(?:path|circle|rect|ellipse|polygon)\b[^>]* opacity=/);
  });

  it('has a placeholder colour', () => {
    expect(dominantColor(input)).toMatch(/^#[0-9a-f]{6}$/);
  });

  it('lists the font files of its letters', () => {
    expect(fontFilesOf(drawCover(input, 'v')).length).toBeGreaterThan(0);
  });
});

describe('lettering', () => {
  const box = { width: 264, height: 124, maxSize: 60, maxLines: 3 };

  it('stays inside its box', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...(Object.keys(TYPEFACES) as TypefaceName[])),
        fc.constantFrom(...SUBJECTS),
        fc.constantFrom(...TAILS),
        (typeface, subject, tail) => {
          const { lines, size } = layOut(`${subject} ${tail}`, typeface, box);
          for (const line of lines) expect(lineWidth(line, typeface) * size).toBeLessThanOrEqual(box.width + 0.5);
          expect(lines.length * size * TYPEFACES[typeface].leading).toBeLessThanOrEqual(box.height + 0.5);
        },
      ),
    );
  });

  it('breaks Thai names between words', () => {
    expect(layOut('วงล้อตลาดโต้รุ่ง', 'kanit', box).lines).toEqual(['วงล้อ', 'ตลาดโต้รุ่ง']);
    expect(layOut('ทุเรียนแห่งสยาม', 'kanit', box).lines).toEqual(['ทุเรียน', 'แห่งสยาม']);
  });

  it('splits sara am around its tone mark', () => {
    expect(separateSaraAm('น้ำ')).toBe('น\u0e4d\u0e49\u0e32');
    expect(separateSaraAm('คำ')).toBe('ค\u0e4d\u0e32');
    expect([isThai('คีโน 80'), isThai('KENO 80')]).toEqual([true, false]);
  });
});
