import type { Canvas } from '../drawing/canvas';
import { drawFile, type Slots } from './draw-file';

export const RUBY: Slots = { shade: '#8a0b2e', base: '#ff3d5b', light: '#ffd3da' };
export const SAPPHIRE: Slots = { shade: '#0a3fa8', base: '#2f86ff', light: '#bfe6ff' };
export const EMERALD: Slots = { shade: '#0a8a62', base: '#2fe0a4', light: '#e2fff3' };
export const AMETHYST: Slots = { shade: '#4a12a0', base: '#a45aff', light: '#eddcff' };

/** A cut stone seen from above: facets are lit from the top left. */
export function gem(canvas: Canvas, colors: Slots): string {
  return drawFile('gem6', canvas, colors);
}

/** A gold coin with a glyph. */
export function coin(canvas: Canvas, glyph: string): string {
  return drawFile('coin', canvas, { glyph });
}
