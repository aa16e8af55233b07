import type { Canvas, Stop } from '../drawing/canvas';
import { mix } from '../drawing/color';
import type { Random } from '../drawing/random';
import { round } from '../drawing/shapes';
import type { Palette } from '../palettes';
import { TYPEFACES, type TypefaceName } from './typefaces';
import { isThai, layOut, separateSaraAm } from './layout';

/** The paint of a name's letters. */
export interface LetterPaint {
  fill: readonly Stop[];
  rim: string;
  /** The thick outer contour; `null` uses the darkest tone of the cover. */
  contour: string | null;
  /** A second contour between the letters and the outer one. */
  inner?: string;
}

export const LETTER_PAINTS = {
  gold: { fill: ['#ffffff', '#fff3b8', '#ffc83a', '#ff9a1f'], rim: '#fff7d6', contour: null },
  goldOnRed: {
    fill: ['#fffbe0', '#ffe27a', '#ffb01f', '#c9700a'],
    rim: '#fff7d6',
    contour: '#5a0410',
    inner: '#c4142c',
  },
  ice: { fill: ['#ffffff', '#e0f8ff', '#8adcff', '#2f9af0'], rim: '#ffffff', contour: null },
  rose: { fill: ['#ffffff', '#ffe0ee', '#ff9ac8', '#f0408a'], rim: '#ffffff', contour: null },
  mint: { fill: ['#ffffff', '#e0fff0', '#7af0b8', '#18b878'], rim: '#ffffff', contour: null },
  white: { fill: ['#ffffff', '#ffffff', '#dfe6ff'], rim: '#ffffff', contour: null },
  fire: { fill: ['#fff6b0', '#ffd23a', '#ff7a1a', '#e01f1f'], rim: '#fff2c8', contour: '#3a0404' },
  orchid: { fill: ['#ffffff', '#f2e0ff', '#c99aff', '#8a4af0'], rim: '#ffffff', contour: null },
  chrome: { fill: ['#ffffff', '#f4f7ff', '#b8c6e4', '#ffffff', '#dbe4f6'], rim: '#ffffff', contour: '#0a0f24' },
  neon: { fill: ['#ffffff', '#7af6ff', '#ff4ad0'], rim: '#ffffff', contour: '#12063a' },
  lime: { fill: ['#ffffff', '#f4ffb0', '#c2f04a', '#6bc91f'], rim: '#ffffff', contour: '#16330a' },
  bronze: { fill: ['#fff6e6', '#ffd9ae', '#e09a5a', '#9a5420'], rim: '#fff2e0', contour: null },
} as const satisfies Record<string, LetterPaint>;

export type LetterPaintName = keyof typeof LETTER_PAINTS;

const LATIN_TYPEFACES: readonly TypefaceName[] = [
  'lilita',
  'luckiest',
  'bangers',
  'cinzel',
  'righteous',
  'orbitron',
  'playfair',
  'blackOps',
  'bungee',
  'titan',
  'bowlby',
  'lilita',
];
const THAI_TYPEFACES: readonly TypefaceName[] = [
  'kanit',
  'kanitBlack',
  'mitr',
  'chonburi',
  'pattaya',
  'itim',
  'kanit',
  'chonburi',
];

/** Selects a typeface that has the name's letters. */
export function pickTypeface(random: Random, name: string): TypefaceName {
  return random.pick(isThai(name) ? THAI_TYPEFACES : LATIN_TYPEFACES);
}

export interface LetteringBox {
  /** Anchor of the lines. */
  x: number;
  anchor: 'middle' | 'start';
  width: number;
  height: number;
  maxSize: number;
  maxLines: number;
  /** The last baseline. */
  bottom: number;
}

/** A name as a cover's title: shadow, contour, rim and gradient. */
export function drawLettering(
  c: Canvas,
  name: string,
  typeface: TypefaceName,
  paint: LetterPaint,
  palette: Palette,
  box: LetteringBox,
): string {
  const { family, weight, embolden, leading } = TYPEFACES[typeface];
  const text = isThai(name) ? name : name.toUpperCase();
  const { lines, size } = layOut(text, typeface, box);
  const step = size * leading;
  const first = box.bottom - step * (lines.length - 1);
  const contour = paint.contour ?? mix(palette.backDark, '#000000', 0.3);
  const fill = c.linear(paint.fill);
  const layer = (attributes: string) =>
    lines
      .map(
        (line, index) =>
          `<text x="${round(box.x)}" y="${round(first + index * step)}" text-anchor="${box.anchor}" font-family="${family}, Kanit" font-weight="${weight}" font-size="${size}" stroke-linejoin="round" ${attributes}>${escape(separateSaraAm(line))}</text>`,
      )
      .join('');
  const width = (share: number) => round(size * (share + embolden));
  return [
    `<g transform="translate(0 ${round(size * 0.08)})" opacity=".55">${layer(`fill="#000" stroke="#000" stroke-width="${width(0.26)}"`)}</g>`,
    layer(`fill="${contour}" stroke="${contour}" stroke-width="${width(0.25)}"`),
    paint.inner ? layer(`fill="${paint.inner}" stroke="${paint.inner}" stroke-width="${width(0.13)}"`) : '',
    layer(`fill="${paint.rim}" stroke="${paint.rim}" stroke-width="${width(0.045)}"`),
    layer(`fill="${fill}"${embolden > 0 ? ` stroke="${fill}" stroke-width="${width(0)}"` : ''}`),
  ].join('');
}

/** Characters that XML does not allow, in foreign names. */
const NOT_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

export function escape(text: string): string {
  return text
    .replace(NOT_XML, ' ')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;');
}
