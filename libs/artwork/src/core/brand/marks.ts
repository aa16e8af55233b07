import { ownEntry } from '@housebrand/shared';
import { Canvas, picture } from '../drawing/canvas';
import { brightness, mix } from '../drawing/color';
import { hashText } from '../drawing/random';
import { around, petal, place, pointList, repeat, round, starPolygon } from '../drawing/shapes';
import { TYPEFACES, type TypefaceName } from '../lettering/typefaces';
import { lineWidth, separateSaraAm } from '../lettering/layout';
import { escape } from '../lettering/lettering';
import { drawFile } from '../motifs/draw-file';
import { PALETTES, PALETTE_NAMES } from '../palettes';

const WORDMARK_TYPEFACES: readonly TypefaceName[] = [
  'righteous',
  'cinzel',
  'orbitron',
  'playfair',
  'titan',
  'blackOps',
  'lilita',
  'bowlby',
  'bungee',
];

const SIGNS: readonly ((light: string, dark: string) => string)[] = [
  (light, dark) =>
    `<path d="M-20 14L-12-16L0 4L12-16L20 14Z" fill="${light}" stroke="${dark}" stroke-width="2" stroke-linejoin="round"/>`,
  (light) => around(6, `<path d="${petal(6, 21)}" fill="${light}"/>`),
  (light, dark) => `<circle r="18" fill="${light}"/><circle cx="6" cy="-5" r="15" fill="${dark}"/>`,
  (light) => `<polygon points="${pointList(starPolygon(5, 21, 9))}" fill="${light}"/>`,
  (light) => `<path d="M4-22L-15 4H-3L-6 22L15-6H2Z" fill="${light}"/>`,
  (light) =>
    repeat(
      3,
      (i) =>
        `<path d="M-20 ${-9 + i * 10}Q-10 ${-18 + i * 10} 0 ${-9 + i * 10}T20 ${-9 + i * 10}" fill="none" stroke="${light}" stroke-width="5" stroke-linecap="round"/>`,
    ),
  (light, dark) =>
    `<path d="M0-22L20 0L0 22L-20 0Z" fill="${light}"/><path d="M0-11L10 0L0 11L-10 0Z" fill="${dark}"/>`,
  (light, dark) =>
    `<path d="M-19 18V-2A19 19 0 0 1 19-2V18Z" fill="${light}"/><path d="M-8 18V0A8 8 0 0 1 8 0V18Z" fill="${dark}"/>`,
  (light) => `<path d="M0-22C18-6 18 10 0 20C-18 10-18-6 0-22Z" fill="${light}"/>`,
  (light, dark) =>
    `<circle r="19" fill="none" stroke="${light}" stroke-width="6"/><circle r="7" fill="${light}"/><path d="M19 0H24" stroke="${dark}"/>`,
];

/** A studio's wordmark, 240 × 64, on a plate of its own colours, readable on dark and light surfaces. */
export function drawWordmark({ code, name }: { code: string; name: string }): string {
  const c = new Canvas(`word${code}`);
  const hash = hashText(`studio:${code}`);
  const palette = PALETTES[PALETTE_NAMES[hash % PALETTE_NAMES.length] ?? 'sea'];
  const typeface = /^[ -~]*$/.test(name)
    ? (WORDMARK_TYPEFACES[(hash >>> 6) % WORDMARK_TYPEFACES.length] ?? 'righteous')
    : 'kanit';
  const { family, weight } = TYPEFACES[typeface];
  const size = Math.min(30, 156 / lineWidth(name, typeface));
  const sign = SIGNS[(hash >>> 12) % SIGNS.length];
  const plate = `<rect x="1" y="1" width="238" height="62" rx="16" fill="${c.linear([mix(palette.backDark, palette.back, 0.25), mix(palette.backDark, palette.back, 0.7)], 0, 0, 1, 1)}"/><rect x="1" y="1" width="238" height="62" rx="16" fill="none" stroke="#fff" stroke-opacity=".18" stroke-width="2"/>`;
  const tile = `<rect x="10" y="10" width="44" height="44" rx="13" fill="${c.linear([palette.backLit, palette.base, palette.shade], 0, 0, 1, 1)}"/>${place(32, 32, 0.78, 0, sign?.('#ffffff', palette.shade) ?? '')}`;
  const word = `<text x="66" y="${round(32 + size * 0.34)}" font-family="${family}, Kanit" font-weight="${weight}" font-size="${round(size)}" fill="${c.vertical(['#ffffff', palette.light], 20, 46)}">${escape(separateSaraAm(name))}</text>`;
  return picture(c, plate + tile + word, 240, 64);
}

/** Metals of the five tiers: deep, middle, light. The same in every theme. */
export const TIER_METALS = [
  { shade: '#6b3410', base: '#c9763a', light: '#ffd9b8' },
  { shade: '#5a6680', base: '#aab6cc', light: '#ffffff' },
  { shade: '#8a5a08', base: '#f0b93a', light: '#fff3c0' },
  { shade: '#0d6a78', base: '#4ac6d6', light: '#e0fcff' },
  { shade: '#4a1fa8', base: '#a06bff', light: '#f0e4ff' },
] as const;

/** A tier's medal, 200 × 200: a shield of its metal with a stone and as many stars as its level. @param level 1–5 */
export function drawTierMedal(level: number): string {
  const metal = TIER_METALS[Math.min(Math.max(1, Math.round(level)), TIER_METALS.length) - 1] ?? TIER_METALS[0];
  const c = new Canvas(`tier${level}`);
  const stars = repeat(
    level,
    (i) => `<path d="M${(i - (level - 1) / 2) * 22} 44l4 9 9 1-7 6 2 9-8-5-8 5 2-9-7-6 9-1z" fill="${metal.light}"/>`,
  );
  const wings =
    level >= 4
      ? repeat(
          2,
          (side) =>
            `<g transform="scale(${side ? -1 : 1} 1)">${repeat(4, (i) => `<path d="${petal(9, 44 - i * 5)}" transform="translate(70 ${-20 + i * 20}) rotate(${58 + i * 14})" fill="${c.linear([metal.light, metal.base])}"/>`)}</g>`,
        )
      : '';
  const crown =
    level === 5
      ? `<path d="M-34-86L-44-112L-18-98L0-122L18-98L44-112L34-86Z" fill="${c.gold()}" stroke="#7a4a08" stroke-width="2.5" stroke-linejoin="round"/>`
      : '';
  return picture(
    c,
    `${wings}${crown}<path d="M0-94L78-56V12C78 56 40 82 0 98C-40 82-78 56-78 12V-56Z" fill="${c.linear([metal.light, metal.base, metal.shade])}"/><path d="M0-80L66-48V10C66 48 34 70 0 84C-34 70-66 48-66 10V-48Z" fill="${c.linear([metal.shade, mix(metal.shade, '#000000', 0.35)])}"/><path d="M0-80L66-48V10C66 48 34 70 0 84Z" fill="#fff" opacity=".08"/>${place(0, -8, 0.62, 0, drawFile('tierGem', c, metal))}${stars}`,
    200,
    200,
    '-122 -124 244 244',
  );
}

/** Colours of the bank marks, by code. */
export const BANK_COLORS: Readonly<Record<string, { plate: string; letters: string }>> = {
  KBANK: { plate: '#138f2d', letters: '#ffffff' },
  SCB: { plate: '#4e2e7f', letters: '#ffffff' },
  BBL: { plate: '#1e4598', letters: '#ffffff' },
  KTB: { plate: '#0f9bd8', letters: '#ffffff' },
  BAY: { plate: '#fec43b', letters: '#5a3a10' },
  TTB: { plate: '#0a55d6', letters: '#ffffff' },
  GSB: { plate: '#eb198d', letters: '#ffffff' },
  BAAC: { plate: '#3f8a2c', letters: '#ffffff' },
  UOB: { plate: '#0b3b8c', letters: '#ffffff' },
  KKP: { plate: '#5a4a9a', letters: '#ffffff' },
  CIMB: { plate: '#8a1a2a', letters: '#ffffff' },
  LHB: { plate: '#6a7278', letters: '#ffffff' },
  GHB: { plate: '#f07f22', letters: '#3a1a02' },
  TMN: { plate: '#f58220', letters: '#3a1a02' },
};

/** A bank's mark, 80 × 80: its colour and code instead of its logo. An unknown bank is grey-blue. */
export function drawBankMark(code: string): string {
  const c = new Canvas(`bank${code}`);
  const { plate, letters } = ownEntry(BANK_COLORS, code) ?? { plate: '#4a5a80', letters: '#ffffff' };
  const size = Math.min(56, 140 / lineWidth(code, 'kanit'));
  const ring = brightness(plate) > 0.5 ? '#000000' : '#ffffff';
  return picture(
    c,
    `<circle r="98" fill="${c.linear([mix(plate, '#ffffff', 0.22), plate, mix(plate, '#000000', 0.25)])}"/><circle r="84" fill="none" stroke="${ring}" stroke-opacity=".4" stroke-width="4"/><text y="${round(size * 0.34)}" text-anchor="middle" font-family="Anuphan" font-weight="600" font-size="${round(size)}" fill="${letters}">${escape(code)}</text>`,
    80,
    80,
    '-100 -100 200 200',
  );
}
