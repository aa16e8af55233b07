import type { ThemeColors } from './agent-config';
import { mix, paintOver, withAlpha, type HexColor } from './color-space';
import {
  BLACK,
  BODY_CONTRAST,
  GRAPHIC_CONTRAST,
  TEXT_CONTRAST,
  WHITE,
  contrast,
  correctColor,
  lowestContrast,
  readableOn,
} from './contrast';
import { deriveGradientBox, type GradientBox } from './gradient-box';
import type { Surfaces } from './surfaces';
import type { Tokens } from './token-names';

/** Contrast below which a button blends into its box. */
const BUTTON_STANDS_OUT = 1.9;
const GLOW_SHARE = 0.62;

type CreditTokens = Pick<
  Tokens,
  | 'credit-a'
  | 'credit-b'
  | 'on-credit'
  | 'on-credit-muted'
  | 'credit-number'
  | 'credit-btn'
  | 'on-credit-btn'
  | 'credit-meter'
  | 'credit-rail'
  | 'credit-chip'
  | 'on-credit-chip'
  | 'credit-ghost'
  | 'credit-ghost-line'
>;

interface BoxInput {
  colors: ThemeColors;
  surfaces: Surfaces;
  ink: HexColor;
  /** The page's text colours after correction. */
  text: HexColor;
  muted: HexColor;
  gold: HexColor;
}

/** Derives the box that shows the credit, with its two buttons, tier chip and meter. */
export function deriveCreditBox({ colors, surfaces, ink, text, gold }: BoxInput): CreditTokens {
  const box = deriveGradientBox(colors.creditBoxDarkBackgroundColor, colors.creditBoxBrightBackgroundColor, [
    text,
    WHITE,
    ink,
  ]);
  const primary = colors.buttonPrimaryColor.toLowerCase();
  const button = contrast(primary, mix(box.a, box.b, 0.5)) < BUTTON_STANDS_OUT ? box.on : primary;
  const chip = chipColor(surfaces, box.a);
  const meter = [gold, primary].find((color) => lowestContrast(color, box.samples) >= GRAPHIC_CONTRAST);
  return {
    'credit-a': box.a,
    'credit-b': box.b,
    'on-credit': box.on,
    'on-credit-muted': box.onMuted,
    'credit-number': lowestContrast(gold, box.samples) >= TEXT_CONTRAST ? gold : box.on,
    'credit-btn': button,
    'on-credit-btn': readableOn(button, ink),
    'credit-meter': meter ?? correctColor(colors.buttonSecondaryColor, box.samples, GRAPHIC_CONTRAST, box.direction),
    'credit-rail':
      box.direction === 'lighter'
        ? withAlpha(box.on, 0.16)
        : withAlpha(surfaces.dark ? box.on : surfaces.s1, surfaces.dark ? 0.16 : 0.8),
    'credit-chip': chip,
    'on-credit-chip': correctColor(text, [chip], BODY_CONTRAST, surfaces.direction),
    ...ghostButton(box, surfaces),
  };
}

/** Tints the tier chip with the box's colour as far as text with 7:1 allows. */
function chipColor(surfaces: Surfaces, boxColor: HexColor): HexColor {
  const base = surfaces.dark ? surfaces.sunk : surfaces.s1;
  const furthest = surfaces.dark ? WHITE : BLACK;
  for (let share = surfaces.dark ? 0.12 : 0.22; share > 0; share -= 0.02) {
    const chip = mix(base, boxColor, share);
    if (contrast(furthest, chip) >= BODY_CONTRAST) return chip;
  }
  return base;
}

/**
 * The secondary button of the credit box: a translucent layer on the gradient, thin enough for its label to stay
 * readable.
 */
function ghostButton(box: GradientBox, surfaces: Surfaces): Pick<Tokens, 'credit-ghost' | 'credit-ghost-line'> {
  const readable = (veil: string) =>
    lowestContrast(
      box.on,
      box.samples.map((sample) => paintOver(sample, veil)),
    ) >= TEXT_CONTRAST;
  const paper = withAlpha(surfaces.s1, 0.75);
  if (!surfaces.dark && readable(paper)) return { 'credit-ghost': paper, 'credit-ghost-line': withAlpha(box.on, 0) };
  const veil = [0.12, 0.08, 0.04].map((alpha) => withAlpha(box.on, alpha)).find(readable);
  return { 'credit-ghost': veil ?? withAlpha(box.on, 0), 'credit-ghost-line': withAlpha(box.on, 0.32) };
}

type LoginTokens = Pick<
  Tokens,
  'login-a' | 'login-b' | 'on-login' | 'on-login-muted' | 'login-link' | 'glow-a' | 'glow-b'
>;

/** Derives the box of the login form, and the two glows at the top of every page, which use its colours. */
export function deriveLoginBox({ colors, surfaces, ink, text, muted, gold }: BoxInput): LoginTokens {
  const box = deriveGradientBox(colors.loginBoxDarkBackgroundColor, colors.loginBoxBrightBackgroundColor, [
    text,
    WHITE,
    ink,
  ]);
  const accent = surfaces.dark ? gold : colors.buttonPrimaryColor.toLowerCase();
  return {
    'login-a': box.a,
    'login-b': box.b,
    'on-login': box.on,
    'on-login-muted': box.onMuted,
    'login-link': correctColor(accent, box.samples, TEXT_CONTRAST, box.direction),
    'glow-a': glow(surfaces.s0, box.a, text, muted),
    'glow-b': glow(surfaces.s0, box.b, text, muted),
  };
}

/** Mixes as much of the box's colour into the page as the page's text allows. */
function glow(page: HexColor, color: HexColor, text: HexColor, muted: HexColor): HexColor {
  for (let share = GLOW_SHARE; share > 0; share -= 0.02) {
    const glowing = gradientToPage(page, color, share);
    if (lowestContrast(text, glowing) >= TEXT_CONTRAST && lowestContrast(muted, glowing) >= TEXT_CONTRAST)
      return glowing.at(-1) ?? page;
  }
  return page;
}

/** The glow fades into the page: text must be legible on every colour in between. */
function gradientToPage(page: HexColor, color: HexColor, share: number): HexColor[] {
  return [0.25, 0.5, 0.75, 1].map((part) => mix(page, color, share * part));
}
