/** Motifs that compose files with chance or repetition. */
import type { Canvas } from '../drawing/canvas';
import { mix } from '../drawing/color';
import { around, place, repeat } from '../drawing/shapes';
import type { Palette } from '../palettes';
import { drawFile } from './draw-file';
import { LOOKS } from './looks';

/** Frangipani, orchid or sakura: a flower of five or six broad petals. */
const FLOWERS = [
  { petals: 5, light: '#ffffff', base: '#ffd23a', accent: '#ff9a1f' },
  { petals: 5, light: '#ffd9f0', base: '#c93aa8', accent: '#ffe38a' },
  { petals: 5, light: '#fff0f6', base: '#ff8ab5', accent: '#c9284a' },
  { petals: 6, light: '#e8d8ff', base: '#7a3ae0', accent: '#fff08a' },
  { petals: 6, light: '#fff0c8', base: '#ff7a3a', accent: '#b3122a' },
] as const;

export function bigFlower(canvas: Canvas): string {
  const { petals, ...colors } = canvas.random.pick(FLOWERS);
  const leaves = drawFile('bigFlowerLeaves', canvas, colors);
  const petal = drawFile('bigFlowerPetal', canvas, colors);
  return leaves + around(petals, petal) + drawFile('bigFlowerHeart', canvas, colors);
}

/** A disco ball with its beams. */
export function mirrorBall(canvas: Canvas, palette: Palette): string {
  const tiles = repeat(9, (row) =>
    repeat(10, (column) => {
      const chance = canvas.random.next();
      const color =
        chance < 0.2 ? palette.light : chance < 0.45 ? palette.base : chance < 0.6 ? '#ffffff' : palette.shade;
      return `<rect x="${-84 + column * 17}" y="${-80 + row * 18}" width="15.5" height="16.5" rx="2" fill="${color}"/>`;
    }),
  );
  return drawFile('mirrorBall', canvas, { ...palette, tiles });
}

const SIGNS = [
  {
    word: 'WIN',
    size: '78',
    frame: 'M-92-66H92Q106-66 106-52V34Q106 48 92 48H-92Q-106 48-106 34V-52Q-106-66-92-66Z',
  },
  { word: '777', size: '78', frame: 'M0-92L92-30V40H-92V-30Z' },
  { word: 'LUCKY', size: '58', frame: 'M-104-9A104 62 0 1 1 104-9A104 62 0 1 1-104-9Z' },
] as const;

/** A neon sign on a dark board: the word and its arrow. */
export function neonSign(canvas: Canvas, palette: Palette): string {
  return drawFile('neonSign', canvas, { ...palette, ...canvas.random.pick(SIGNS) });
}

/** Scales that darken away from the eye. */
export function dragonEye(canvas: Canvas, palette: Palette): string {
  const scales = repeat(12, (row) =>
    repeat(10, (column) => {
      const x = -120 + column * 26 + (row % 2) * 13;
      const y = -110 + row * 20;
      const base = mix(palette.base, palette.shade, Math.min(1, Math.hypot(x, y) / 150));
      return place(x, y, 1, 0, drawFile('dragonScale', canvas, { ...palette, base }));
    }),
  );
  return drawFile('dragonEye', canvas, { ...palette, scales });
}

/** Tiger against dragon, half and half. */
export function dragonTiger(canvas: Canvas): string {
  const tiger = drawFile('tiger', canvas, canvas.random.pick(LOOKS.tiger));
  const dragon = drawFile('dragonHead', canvas, canvas.random.pick(LOOKS.dragonHead));
  return drawFile('dragonTiger', canvas, { tiger, dragon });
}

const SLICES = ['#e0203a', '#ffb01f', '#18a05a', '#1478e0', '#8a3aff', '#ff5ac0', '#10a8a0', '#ff6a1f'] as const;

/** A wheel of fortune, seen from the front. */
export function fortuneWheel(canvas: Canvas): string {
  const colors = canvas.random.shuffle(SLICES).map((color, index) => [`slice-${index + 1}`, color]);
  return drawFile('fortuneWheel', canvas, Object.fromEntries(colors));
}
