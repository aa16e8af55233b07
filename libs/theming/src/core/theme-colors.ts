import type { ThemeColors } from './agent-config';
import { isHexColor } from './color-space';

/** The ten field names, in the specification's order (section 3). */
export const THEME_COLOR_FIELDS = [
  'textPrimaryColor',
  'textSecondaryColor',
  'backgroundPrimaryColor',
  'backgroundSecondaryColor',
  'creditBoxDarkBackgroundColor',
  'creditBoxBrightBackgroundColor',
  'loginBoxDarkBackgroundColor',
  'loginBoxBrightBackgroundColor',
  'buttonPrimaryColor',
  'buttonSecondaryColor',
] as const satisfies readonly (keyof ThemeColors)[];

/** Returns the fields that are missing or not `#RRGGBB`; the colours are usable when the list is empty. */
export function findThemeColorProblems(colors: Partial<Record<keyof ThemeColors, unknown>>): (keyof ThemeColors)[] {
  return THEME_COLOR_FIELDS.filter((field) => !isHexColor(colors[field]));
}
