import type { ThemeColors } from './agent-config';
import { fromOklch, mix, shiftLightness, toOklch, type HexColor } from './color-space';
import { TEXT_CONTRAST, contrast, correctColor, readableOn } from './contrast';
import type { Surfaces } from './surfaces';
import type { Tokens } from './token-names';

const DEFAULT_GOLD = { l: 0.82, c: 0.13, h: 86 };

/** Hue and chroma of the status colours, which mean the same in every look. */
const STATUS_SEEDS = {
  ok: { c: 0.16, h: 155 },
  warn: { c: 0.15, h: 75 },
  danger: { c: 0.19, h: 22 },
  info: { c: 0.14, h: 245 },
} as const;

/** Returns an accent as text colour: legible on the page's levels and on the accent's own soft tint. */
function accentText(color: HexColor, soft: HexColor, { s0, s1, s2, direction }: Surfaces): HexColor {
  return correctColor(color, [s0, s1, s2, soft], TEXT_CONTRAST, direction);
}

/**
 * Returns a shade of a filled accent on which its label stays legible: shifted by the full distance, or by as much as
 * that allows.
 */
function labelledShade(fill: HexColor, label: HexColor, delta: number, chromaScale = 1): HexColor {
  for (let part = 1; part > 0; part -= 0.1) {
    const shade = shiftLightness(fill, delta * part, chromaScale);
    if (contrast(label, shade) >= TEXT_CONTRAST) return shade;
  }
  return fill;
}

type ButtonTokens = Pick<
  Tokens,
  | 'primary'
  | 'primary-hi'
  | 'primary-lo'
  | 'on-primary'
  | 'primary-text'
  | 'primary-soft'
  | 'secondary'
  | 'on-secondary'
  | 'secondary-text'
  | 'secondary-soft'
>;

export function deriveButtons(colors: ThemeColors, surfaces: Surfaces, ink: HexColor): ButtonTokens {
  const primary = colors.buttonPrimaryColor.toLowerCase();
  const secondary = colors.buttonSecondaryColor.toLowerCase();
  const softShare = surfaces.dark ? 0.14 : 0.11;
  const onPrimary = readableOn(primary, ink);
  const primarySoft = mix(surfaces.s1, primary, softShare);
  const secondarySoft = mix(surfaces.s1, secondary, softShare);
  return {
    primary,
    'primary-hi': labelledShade(primary, onPrimary, 0.055),
    'primary-lo': labelledShade(primary, onPrimary, -0.07),
    'on-primary': onPrimary,
    'primary-text': accentText(primary, primarySoft, surfaces),
    'primary-soft': primarySoft,
    secondary,
    'on-secondary': readableOn(secondary, ink),
    'secondary-text': accentText(secondary, secondarySoft, surfaces),
    'secondary-soft': secondarySoft,
  };
}

function goldFill(colors: ThemeColors): HexColor {
  const secondary = toOklch(colors.buttonSecondaryColor);
  if (secondary.h > 65 && secondary.h < 110 && secondary.c > 0.07) return colors.buttonSecondaryColor.toLowerCase();
  const primary = toOklch(colors.buttonPrimaryColor);
  if (primary.h > 72 && primary.h < 110 && primary.c > 0.07) return colors.buttonPrimaryColor.toLowerCase();
  return fromOklch(DEFAULT_GOLD);
}

type GoldTokens = Pick<Tokens, 'gold-fill' | 'gold-hi' | 'gold-lo' | 'gold' | 'on-gold' | 'gold-soft'>;

/** Derives the gold for value and rank: a golden button colour of the agent if there is one, else a default gold. */
export function deriveGold(colors: ThemeColors, surfaces: Surfaces, ink: HexColor): GoldTokens {
  const fill = goldFill(colors);
  const soft = mix(surfaces.s1, fill, surfaces.dark ? 0.12 : 0.2);
  const onGold = readableOn(fill, ink);
  return {
    'gold-fill': fill,
    'gold-hi': labelledShade(fill, onGold, 0.1, 0.7),
    'gold-lo': shiftLightness(fill, -0.17),
    gold: accentText(fill, soft, surfaces),
    'on-gold': onGold,
    'gold-soft': soft,
  };
}

type StatusName = keyof typeof STATUS_SEEDS;
type StatusTokens = Pick<Tokens, StatusName | `${StatusName}-soft`>;

/** The ground of a status. Amber mixed into a dark page turns brown, so there it is a lighter level with a hint of amber. */
function softOf(name: StatusName, seed: HexColor, { dark, s1, s2 }: Surfaces): HexColor {
  if (dark && name === 'warn') return mix(s2, seed, 0.05);
  return mix(s1, seed, dark ? 0.13 : 0.12);
}

export function deriveStatus(surfaces: Surfaces): StatusTokens {
  const derive = (name: StatusName) => {
    const seed = fromOklch({ l: surfaces.dark ? 0.78 : 0.55, ...STATUS_SEEDS[name] });
    const soft = softOf(name, seed, surfaces);
    return { color: accentText(seed, soft, surfaces), soft };
  };
  const [ok, warn, danger, info] = [derive('ok'), derive('warn'), derive('danger'), derive('info')];
  return {
    ok: ok.color,
    'ok-soft': ok.soft,
    warn: warn.color,
    'warn-soft': warn.soft,
    danger: danger.color,
    'danger-soft': danger.soft,
    info: info.color,
    'info-soft': info.soft,
  };
}
