import type { ThemeColors } from './agent-config';
import type { HexColor } from './color-space';
import { BODY_CONTRAST, TEXT_CONTRAST, gradientSamples, lowestContrast } from './contrast';
import { textSurfaces, type Surfaces } from './surfaces';
import type { TokenName, Tokens } from './token-names';

/** A configured colour that the look cannot use unchanged. */
export interface Correction {
  /** The configured colour. */
  field: keyof ThemeColors;
  /** The token that replaces it. */
  token: TokenName;
  /** `text`: the text colour changed. `background`: the surface changed so that text is legible on it. */
  kind: 'text' | 'background';
  configured: HexColor;
  used: HexColor;
  /** The lowest contrast before and after, and the required one; rounded down to two decimals. */
  contrastBefore: number;
  contrastAfter: number;
  required: number;
}

type Measure = (color: HexColor) => number;
type Row = readonly [
  field: keyof ThemeColors,
  token: TokenName,
  kind: Correction['kind'],
  required: number,
  measure: Measure,
];

/** Lists which token each configured colour becomes, and how its contrast is measured there. */
function rows(tokens: Tokens, surfaces: Surfaces): Row[] {
  const { s0, s1, s2 } = surfaces;
  const onAll: Measure = (color) => lowestContrast(color, textSurfaces(surfaces));
  const onLevelsAnd =
    (soft: HexColor): Measure =>
    (color) =>
      lowestContrast(color, [s0, s1, s2, soft]);
  const underText: Measure = (color) => lowestContrast(tokens.text, [color]);
  const along =
    (text: TokenName, other: TokenName): Measure =>
    (color) =>
      lowestContrast(tokens[text], gradientSamples(color, tokens[other]));
  return [
    ['textPrimaryColor', 'text', 'text', BODY_CONTRAST, onAll],
    ['textSecondaryColor', 'muted', 'text', TEXT_CONTRAST, onAll],
    ['buttonPrimaryColor', 'primary-text', 'text', TEXT_CONTRAST, onLevelsAnd(tokens['primary-soft'])],
    ['buttonSecondaryColor', 'secondary-text', 'text', TEXT_CONTRAST, onLevelsAnd(tokens['secondary-soft'])],
    ['backgroundPrimaryColor', 's0', 'background', BODY_CONTRAST, underText],
    ['backgroundSecondaryColor', 's1', 'background', BODY_CONTRAST, underText],
    ['creditBoxDarkBackgroundColor', 'credit-a', 'background', TEXT_CONTRAST, along('on-credit', 'credit-b')],
    ['creditBoxBrightBackgroundColor', 'credit-b', 'background', TEXT_CONTRAST, along('on-credit', 'credit-a')],
    ['loginBoxDarkBackgroundColor', 'login-a', 'background', TEXT_CONTRAST, along('on-login', 'login-b')],
    ['loginBoxBrightBackgroundColor', 'login-b', 'background', TEXT_CONTRAST, along('on-login', 'login-a')],
  ];
}

/** Compares the configured colours with those that the tokens use. */
export function describeCorrections(colors: ThemeColors, tokens: Tokens, surfaces: Surfaces): Correction[] {
  return rows(tokens, surfaces)
    .filter(([field, token]) => colors[field].toLowerCase() !== tokens[token])
    .map(([field, token, kind, required, measure]) => ({
      field,
      token,
      kind,
      configured: colors[field].toLowerCase(),
      used: tokens[token],
      contrastBefore: roundDown(measure(colors[field])),
      contrastAfter: roundDown(measure(tokens[token])),
      required,
    }));
}

function roundDown(value: number): number {
  return Math.floor(value * 100) / 100;
}
