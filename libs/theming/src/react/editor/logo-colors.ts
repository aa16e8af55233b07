import { fromOklch, mix, toOklch, type Oklch, type ThemeColors } from '../../core';

/** Pixels with less opacity are not part of a logo. */
const OPAQUE = 128;
/** Below this, a colour is a grey without relevance to the brand. */
const MIN_CHROMA = 0.04;
const HUES = 24;
/** Hues closer than this, in degrees, look like one colour. */
const APART = 40;

/** A logo's colours, the strongest first, and its overall lightness. */
interface LogoColors {
  strongest: Oklch[];
  /** 0 black to 1 white. */
  lightness: number;
}

/**
 * Proposes ten colours for the brand of a logo: its two strongest hues become the buttons, and the page contrasts
 * with the logo.
 * @param pixels red, green, blue and opacity of each pixel, as in a canvas
 * @returns `null` for an image without a visible pixel
 */
export function colorsOfLogo(pixels: Uint8ClampedArray): ThemeColors | null {
  const logo = readLogo(pixels);
  return logo && proposedColors(logo);
}

function readLogo(pixels: Uint8ClampedArray): LogoColors | null {
  const hues = Array.from({ length: HUES }, () => ({ weight: 0, l: 0, c: 0, h: 0 }));
  let seen = 0;
  let lightness = 0;
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    if (pixels[at + 3]! < OPAQUE) continue;
    const color = toOklch(hex(pixels[at]!, pixels[at + 1]!, pixels[at + 2]!));
    seen += 1;
    lightness += color.l;
    if (color.c < MIN_CHROMA) continue;
    const hue = hues[Math.floor(((color.h % 360) / 360) * HUES) % HUES]!;
    hue.weight += color.c;
    hue.l += color.l * color.c;
    hue.c += color.c * color.c;
    hue.h += color.h * color.c;
  }
  if (seen === 0) return null;
  const strongest = hues
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ weight, l, c, h }) => ({ l: l / weight, c: c / weight, h: h / weight }));
  return { strongest, lightness: lightness / seen };
}

function proposedColors({ strongest, lightness }: LogoColors): ThemeColors {
  const first = strongest[0] ?? { l: 0.62, c: 0.02, h: 260 };
  const second = strongest.find(({ h }) => hueDistance(h, first.h) >= APART) ?? { ...first, l: 0.82, c: first.c * 0.7 };
  const isDark = lightness > 0.5;
  const at = (l: number, c: number, h = first.h) => fromOklch({ l, c: Math.min(c, Math.max(first.c, 0.01)), h });
  const primary = fromOklch({ ...first, l: Math.min(Math.max(first.l, 0.45), 0.8) });
  const page = isDark ? at(0.17, 0.03) : at(0.975, 0.008);
  return {
    textPrimaryColor: isDark ? at(0.97, 0.01) : at(0.26, 0.03),
    textSecondaryColor: isDark ? at(0.75, 0.04) : at(0.5, 0.04),
    backgroundPrimaryColor: page,
    backgroundSecondaryColor: isDark ? at(0.22, 0.04) : '#ffffff',
    creditBoxDarkBackgroundColor: mix(page, primary, isDark ? 0.28 : 0.2),
    creditBoxBrightBackgroundColor: mix(page, primary, isDark ? 0.55 : 0.42),
    loginBoxDarkBackgroundColor: mix(page, primary, isDark ? 0.16 : 0.1),
    loginBoxBrightBackgroundColor: mix(page, primary, isDark ? 0.36 : 0.26),
    buttonPrimaryColor: primary,
    buttonSecondaryColor: fromOklch({ ...second, l: Math.min(Math.max(second.l, 0.5), 0.88) }),
  };
}

const hueDistance = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180);

const hex = (...channels: number[]): string =>
  `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
