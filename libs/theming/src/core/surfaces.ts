import type { ThemeColors } from './agent-config';
import { mix, shiftLightness, toOklch, type HexColor } from './color-space';
import { BLACK, BODY_CONTRAST, WHITE, contrast, lowestContrast, type Direction } from './contrast';

const DARK_BELOW_LIGHTNESS = 0.6;
const STEP = 0.005;

/** The surface levels of a page; `direction` is where a text colour must move to become legible on them. */
export interface Surfaces {
  s0: HexColor;
  s1: HexColor;
  s2: HexColor;
  s3: HexColor;
  sunk: HexColor;
  dark: boolean;
  direction: Direction;
}

/**
 * Derives the surface levels from the two background colours. On a medium grey no text reaches 7:1, and a white card
 * on a black page has no common text colour: such a background changes (keeping its hue) until white, or in a light
 * look black, reaches 7:1 on every level.
 */
export function deriveSurfaces(colors: ThemeColors): Surfaces {
  const dark = toOklch(colors.backgroundPrimaryColor).l < DARK_BELOW_LIGHTNESS;
  return dark ? darkSurfaces(colors) : lightSurfaces(colors);
}

function darkSurfaces(colors: ThemeColors): Surfaces {
  const levels = (s1: HexColor) => [s1, shiftLightness(s1, 0.045), shiftLightness(s1, 0.09)] as const;
  const s0 = giveWay(colors.backgroundPrimaryColor, -STEP, (color) => contrast(WHITE, color) >= BODY_CONTRAST);
  const s1 = giveWay(
    colors.backgroundSecondaryColor,
    -STEP,
    (color) => lowestContrast(WHITE, levels(color)) >= BODY_CONTRAST,
  );
  const [, s2, s3] = levels(s1);
  return { s0, s1, s2, s3, sunk: shiftLightness(s0, -0.035), dark: true, direction: 'lighter' };
}

function lightSurfaces(colors: ThemeColors): Surfaces {
  const levels = (s0: HexColor) => [s0, shiftLightness(s0, -0.035), shiftLightness(s0, -0.03)] as const;
  const s0 = giveWay(
    colors.backgroundPrimaryColor,
    STEP,
    (color) => lowestContrast(BLACK, levels(color)) >= BODY_CONTRAST,
  );
  const s1 = giveWay(
    colors.backgroundSecondaryColor,
    STEP,
    (color) => lowestContrast(BLACK, [color, mix(color, s0, 0.85)]) >= BODY_CONTRAST,
  );
  const [, s3, sunk] = levels(s0);
  return { s0, s1, s2: mix(s1, s0, 0.85), s3, sunk, dark: false, direction: 'darker' };
}

function giveWay(color: HexColor, step: number, isGood: (color: HexColor) => boolean): HexColor {
  let candidate = color.toLowerCase();
  for (let moved = step; !isGood(candidate); moved += step) candidate = shiftLightness(color, moved);
  return candidate;
}

/** Returns all levels that carry text. */
export function textSurfaces({ s0, s1, s2, s3, sunk }: Surfaces): HexColor[] {
  return [s0, s1, s2, s3, sunk];
}
