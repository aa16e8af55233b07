import { deriveButtons, deriveGold, deriveStatus } from './accents';
import type { ThemeColors } from './agent-config';
import { deriveCreditBox, deriveLoginBox } from './boxes';
import { fromOklch, mix, toOklch, withAlpha, type HexColor } from './color-space';
import { BODY_CONTRAST, TEXT_CONTRAST, correctColor, lowestContrast } from './contrast';
import { describeCorrections, type Correction } from './corrections';
import { deriveSurfaces, textSurfaces, type Surfaces } from './surfaces';
import type { Tokens } from './token-names';

/** The result of ten colours. */
export interface Look {
  tokens: Tokens;
  colorScheme: 'dark' | 'light';
  /** What the derivation changed in the agent's choice, for the editor of the configuration. */
  corrections: Correction[];
}

/**
 * Derives the semantic tokens of a look from an agent's ten colours. Pure and deterministic; for any ten colours
 * every pair of text and surface reaches 4.5:1 (body text 7:1), and the meter 3:1.
 *
 * @param colors ten `#RRGGBB` colours; check them with `findThemeColorProblems` first
 */
export function deriveTokens(colors: ThemeColors): Look {
  const surfaces = deriveSurfaces(colors);
  const ink = fromOklch({ l: 0.19, c: 0.035, h: toOklch(surfaces.dark ? surfaces.s0 : colors.textPrimaryColor).h });
  const buttons = deriveButtons(colors, surfaces, ink);
  const gold = deriveGold(colors, surfaces, ink);
  const status = deriveStatus(surfaces);
  const softs = [
    buttons['primary-soft'],
    buttons['secondary-soft'],
    gold['gold-soft'],
    status['ok-soft'],
    status['warn-soft'],
    status['danger-soft'],
    status['info-soft'],
  ];
  const text = pageText(colors.textPrimaryColor, surfaces, softs, BODY_CONTRAST);
  const muted = pageText(colors.textSecondaryColor, surfaces, softs, TEXT_CONTRAST);
  const line = mix(surfaces.s1, colors.textSecondaryColor, surfaces.dark ? 0.17 : 0.2);
  const boxes = { colors, surfaces, ink, text, muted, gold: gold['gold-fill'] };
  const { s0, s1, s2, s3, sunk, dark } = surfaces;
  const tokens: Tokens = {
    s0,
    s1,
    s2,
    s3,
    sunk,
    text,
    muted,
    line,
    'line-strong': mix(s1, colors.textSecondaryColor, dark ? 0.34 : 0.42),
    ...buttons,
    ...gold,
    ...status,
    ...deriveCreditBox(boxes),
    ...deriveLoginBox(boxes),
    'icon-tint': dark ? gold.gold : buttons['secondary-text'],
    'icon-head': dark ? gold.gold : buttons['primary-text'],
    'tint-1': colors.creditBoxBrightBackgroundColor.toLowerCase(),
    'tint-2': buttons.primary,
    'tint-3': buttons.secondary,
    shadow: shadow(surfaces, line, colors.textPrimaryColor),
    scrim: withAlpha(dark ? mix(s0, '#000000', 0.6) : mix(text, '#000000', 0.4), 0.66),
  };
  return { tokens, colorScheme: dark ? 'dark' : 'light', corrections: describeCorrections(colors, tokens, surfaces) };
}

function pageText(color: HexColor, surfaces: Surfaces, softs: HexColor[], ratio: number): HexColor {
  const onLevels = correctColor(color.toLowerCase(), textSurfaces(surfaces), ratio, surfaces.direction);
  if (lowestContrast(onLevels, softs) >= TEXT_CONTRAST) return onLevels;
  return correctColor(onLevels, softs, TEXT_CONTRAST, surfaces.direction);
}

/** Dark looks show depth by lightness and a hairline; light ones add a wide soft shadow. */
function shadow({ s0, dark }: Surfaces, line: HexColor, text: HexColor): string {
  if (dark) return `0 0 0 1px ${line}`;
  return `0 0 0 1px ${mix(line, '#ffffff', 0.35)}, 0 6px 18px -10px ${mix(text, s0, 0.55)}`;
}
