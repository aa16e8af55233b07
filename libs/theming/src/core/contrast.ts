import { fromOklch, luminance, mix, toOklch, type HexColor } from './color-space';

export const WHITE = '#ffffff';
export const BLACK = '#000000';

/** Minimum contrast of text (WCAG 2.2, 1.4.3). */
export const TEXT_CONTRAST = 4.5;
/** Minimum contrast of body text on a surface: our own, stricter target. */
export const BODY_CONTRAST = 7;
/** Minimum contrast of a graphical object such as a meter (WCAG 2.2, 1.4.11). */
export const GRAPHIC_CONTRAST = 3;

const LIGHTNESS_STEP = 0.01;

export type Direction = 'lighter' | 'darker';

/** Returns the WCAG 2 contrast ratio, 1–21. */
export function contrast(a: HexColor, b: HexColor): number {
  const first = luminance(a);
  const second = luminance(b);
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** Returns the lowest contrast of a colour across several surfaces. */
export function lowestContrast(color: HexColor, surfaces: readonly HexColor[]): number {
  return Math.min(...surfaces.map((surface) => contrast(color, surface)));
}

/**
 * Moves a colour's lightness away from the surfaces, keeping its hue, until it reaches the contrast on all of them.
 * If no shade of the hue does, it returns the end of that direction, white or black, which is the best available.
 */
export function correctColor(
  color: HexColor,
  surfaces: readonly HexColor[],
  ratio: number,
  direction: Direction,
): HexColor {
  if (lowestContrast(color, surfaces) >= ratio) return color;
  const step = direction === 'lighter' ? LIGHTNESS_STEP : -LIGHTNESS_STEP;
  const { l, c, h } = toOklch(color);
  for (let lightness = l + step; lightness > 0 && lightness < 1; lightness += step) {
    const candidate = fromOklch({ l: lightness, c, h });
    if (lowestContrast(candidate, surfaces) >= ratio) return candidate;
  }
  return direction === 'lighter' ? WHITE : BLACK;
}

/** Returns white where it is legible, else the ink, else black, which is legible wherever white is not. */
export function readableOn(background: HexColor, ink: HexColor): HexColor {
  return [WHITE, ink].find((candidate) => contrast(candidate, background) >= TEXT_CONTRAST) ?? BLACK;
}

/**
 * Samples colours along a gradient. The ends don't bound the middle: red to green passes through a darker colour than
 * both, so text must be measured along the way.
 */
export function gradientSamples(from: HexColor, to: HexColor): HexColor[] {
  return [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1].map((share) => mix(from, to, share));
}
