import { luminance, mix, type HexColor } from './color-space';
import {
  BLACK,
  TEXT_CONTRAST,
  WHITE,
  contrast,
  correctColor,
  gradientSamples,
  lowestContrast,
  type Direction,
} from './contrast';

/** A box with a gradient from `a` to `b`, and text colours that are legible everywhere on it. */
export interface GradientBox {
  a: HexColor;
  b: HexColor;
  on: HexColor;
  onMuted: HexColor;
  samples: HexColor[];
  direction: Direction;
}

/**
 * Returns the configured pair with the first candidate that is legible along all of it. If none is, it moves the
 * failing end towards the other.
 */
export function deriveGradientBox(from: HexColor, to: HexColor, candidates: readonly HexColor[]): GradientBox {
  const a = from.toLowerCase();
  const b = to.toLowerCase();
  const samples = gradientSamples(a, b);
  const chosen = candidates.find((candidate) => lowestContrast(candidate, samples) >= TEXT_CONTRAST);
  if (chosen) return describe(a, b, chosen);
  const on = contrast(WHITE, a) >= TEXT_CONTRAST ? WHITE : BLACK;
  for (let share = 0.02; share < 1; share += 0.02) {
    const pulled = mix(b, a, share);
    if (lowestContrast(on, gradientSamples(a, pulled)) >= TEXT_CONTRAST) return describe(a, pulled, on);
  }
  return describe(a, a, on);
}

function describe(a: HexColor, b: HexColor, on: HexColor): GradientBox {
  const samples = gradientSamples(a, b);
  const direction: Direction = luminance(on) > luminance(mix(a, b, 0.5)) ? 'lighter' : 'darker';
  const onMuted = correctColor(mix(on, mix(a, b, 0.5), 0.3), samples, TEXT_CONTRAST, direction);
  return { a, b, on, onMuted, samples, direction };
}
