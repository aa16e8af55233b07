import type { ThemeColors } from './agent-config';
import type { HexColor } from './color-space';
import { BODY_CONTRAST, TEXT_CONTRAST, gradientSamples, lowestContrast } from './contrast';
import { textSurfaces, type Surfaces } from './surfaces';
import type { TokenName, Tokens } from './token-names';

/** One colour of the agent's choice that the look could not use as it is. */
export interface Correction {
  /** The configured colour. */
  field: keyof ThemeColors;
  /** The token that took its place. */
  token: TokenName;
  /** Text: the colour of words was changed. Background: a surface gave way so that words can be read on it. */
  kind: 'text' | 'background';
  configured: HexColor;
  used: HexColor;
  /** The worst contrast before and after, and the one required; rounded down to two decimals. */
  contrastBefore: number;
  contrastAfter: number;
  required: number;
}

interface Check {
  field: keyof ThemeColors;
  token: TokenName;
  kind: Correction['kind'];
  required: number;
  /** Worst contrast with the given colour in this place. */
  measure: (color: HexColor) => number;
}

/** Compares what was configured with what the tokens use. */
export function describeCorrections(colors: ThemeColors, tokens: Tokens, surfaces: Surfaces): Correction[] {
  const { s0, s1, s2 } = surfaces;
  const onText = (token: TokenName) => (color: HexColor) => lowestContrast(tokens[token], [color]);
  const onLevels = (...extra: HexColor[]) => (color: HexColor) => lowestContrast(color, [s0, s1, s2, ...extra]);
  const onAll = (color: HexColor) => lowestContrast(color, textSurfaces(surfaces));
  const along = (token: TokenName, other: TokenName) => (color: HexColor) =>
    lowestContrast(tokens[token], gradientSamples(color, tokens[other]));
  const checks: Check[] = [
    { field: 'textPrimaryColor', token: 'text', kind: 'text', required: BODY_CONTRAST, measure: onAll },
    { field: 'textSecondaryColor', token: 'muted', kind: 'text', required: TEXT_CONTRAST, measure: onAll },
    { field: 'buttonPrimaryColor', token: 'primary-text', kind: 'text', required: TEXT_CONTRAST, measure: onLevels(tokens['primary-soft']) },
    { field: 'buttonSecondaryColor', token: 'secondary-text', kind: 'text', required: TEXT_CONTRAST, measure: onLevels(tokens['secondary-soft']) },
    { field: 'backgroundPrimaryColor', token: 's0', kind: 'background', required: BODY_CONTRAST, measure: onText('text') },
    { field: 'backgroundSecondaryColor', token: 's1', kind: 'background', required: BODY_CONTRAST, measure: onText('text') },
    { field: 'creditBoxDarkBackgroundColor', token: 'credit-a', kind: 'background', required: TEXT_CONTRAST, measure: along('on-credit', 'credit-b') },
    { field: 'creditBoxBrightBackgroundColor', token: 'credit-b', kind: 'background', required: TEXT_CONTRAST, measure: along('on-credit', 'credit-a') },
    { field: 'loginBoxDarkBackgroundColor', token: 'login-a', kind: 'background', required: TEXT_CONTRAST, measure: along('on-login', 'login-b') },
    { field: 'loginBoxBrightBackgroundColor', token: 'login-b', kind: 'background', required: TEXT_CONTRAST, measure: along('on-login', 'login-a') },
  ];
  return checks
    .filter(({ field, token }) => colors[field].toLowerCase() !== tokens[token])
    .map(({ field, token, kind, required, measure }) => ({
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
