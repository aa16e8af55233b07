/** A colour in the sRGB gamut, `#rrggbb` (input in either case, output in lower case). */
export type HexColor = string;

/** Lightness 0–1, chroma 0–≈0.37, hue in degrees 0–360. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

type Triple = readonly [number, number, number];

const HEX_COLOR = /^#[0-9a-f]{6}$/i;
const CHROMA_STEP = 0.004;
const GAMUT_TOLERANCE = 0.001;

/** Whether a value is `#RRGGBB`. */
export function isHexColor(value: unknown): value is HexColor {
  return typeof value === 'string' && HEX_COLOR.test(value);
}

/** Returns the channels red, green and blue, each 0–1. */
export function toChannels(color: HexColor): Triple {
  const at = (start: number) => Number.parseInt(color.slice(start, start + 2), 16) / 255;
  return [at(1), at(3), at(5)];
}

function fromChannels(channels: Triple): HexColor {
  return `#${channels
    .map((channel) =>
      Math.round(clamp01(channel) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

function clamp01(value: number): number {
  return Math.max(0, Math.min(1, value));
}

function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function toGamma(channel: number): number {
  return channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055;
}

function linearChannels(color: HexColor): Triple {
  const [red, green, blue] = toChannels(color);
  return [toLinear(red), toLinear(green), toLinear(blue)];
}

/** Returns the relative luminance of WCAG 2, 0–1. */
export function luminance(color: HexColor): number {
  const [red, green, blue] = linearChannels(color);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Converts a colour to lightness (0 to 1), chroma and hue (degrees), in which equal steps look equal. */
export function toOklch(color: HexColor): Oklch {
  const [red, green, blue] = linearChannels(color);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return { l, c: Math.hypot(a, b), h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}

function linearFromOklch({ l, c, h }: Oklch): Triple {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

/** Returns the nearest sRGB colour with that lightness and hue; it reduces chroma first. */
export function fromOklch(color: Oklch): HexColor {
  const l = clamp01(color.l);
  let linear = linearFromOklch({ ...color, l });
  for (let c = color.c; c > 0 && !inGamut(linear); c -= CHROMA_STEP)
    linear = linearFromOklch({ l, c: Math.max(0, c), h: color.h });
  if (!inGamut(linear)) linear = linearFromOklch({ l, c: 0, h: color.h });
  return fromChannels([toGamma(clamp01(linear[0])), toGamma(clamp01(linear[1])), toGamma(clamp01(linear[2]))]);
}

function inGamut(linear: Triple): boolean {
  return linear.every((channel) => channel >= -GAMUT_TOLERANCE && channel <= 1 + GAMUT_TOLERANCE);
}

/** Moves a colour's OKLCH lightness by `delta` and scales its chroma. */
export function shiftLightness(color: HexColor, delta: number, chromaScale = 1): HexColor {
  const { l, c, h } = toOklch(color);
  return fromOklch({ l: l + delta, c: c * chromaScale, h });
}

/** Mixes in sRGB: `share` 0 is `base`, 1 is `other`. A browser paints `other` with that opacity over `base` alike. */
export function mix(base: HexColor, other: HexColor, share: number): HexColor {
  const from = toChannels(base);
  const to = toChannels(other);
  const at = (index: 0 | 1 | 2) => from[index] + (to[index] - from[index]) * share;
  return fromChannels([at(0), at(1), at(2)]);
}

/** Adds an opacity: `#rrggbbaa`. */
export function withAlpha(color: HexColor, alpha: number): string {
  return (
    color +
    Math.round(clamp01(alpha) * 255)
      .toString(16)
      .padStart(2, '0')
  );
}

/** Returns what a browser shows of a translucent colour, `#rrggbbaa`, over an opaque one. */
export function paintOver(base: HexColor, translucent: string): HexColor {
  return mix(base, translucent.slice(0, 7), Number.parseInt(translucent.slice(7), 16) / 255);
}
