import type { Canvas } from '../drawing/canvas';
import type { Palette } from '../palettes';
import * as places from './places';
import * as scenes from './scenes';

/** Paints 300 × 400; the foreground is centred at (150, 160). */
export type Background = (c: Canvas, p: Palette) => string;

/** Ordered so that neighbours differ. */
export const BACKGROUNDS = {
  rays: scenes.rays,
  moonlit: places.moonlit,
  stage: scenes.stage,
  jungle: places.jungle,
  nebula: scenes.nebula,
  lattice: places.lattice,
  sea: scenes.sea,
  velvet: places.velvet,
  peaks: scenes.peaks,
  confetti: places.confetti,
  city: scenes.city,
  arch: scenes.arch,
  crystals: places.crystals,
  temple: scenes.temple,
  bokeh: places.bokeh,
  hex: scenes.hex,
  clouds: places.clouds,
  felt: scenes.felt,
  neonGrid: places.neonGrid,
  halo: places.halo,
  dunes: places.dunes,
} as const satisfies Record<string, Background>;

export type BackgroundName = keyof typeof BACKGROUNDS;
