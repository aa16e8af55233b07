import type { ThemeColors } from './agent-config';

function palette(colors: readonly string[]): ThemeColors {
  const at = (index: number) => {
    const color = colors[index];
    if (color === undefined) throw new Error('A palette has ten colours');
    return `#${color}`;
  };
  return {
    textPrimaryColor: at(0),
    textSecondaryColor: at(1),
    backgroundPrimaryColor: at(2),
    backgroundSecondaryColor: at(3),
    creditBoxDarkBackgroundColor: at(4),
    creditBoxBrightBackgroundColor: at(5),
    loginBoxDarkBackgroundColor: at(6),
    loginBoxBrightBackgroundColor: at(7),
    buttonPrimaryColor: at(8),
    buttonSecondaryColor: at(9),
  };
}

/** The default look: dark navy, orange primary button (specification section 2). MASTER, MTO and SPTN share it. */
export const DEFAULT_COLORS: ThemeColors = palette(
  'F4F6FC 9DAAC8 0A1020 131B33 14224C 2D4896 111A38 22346C FF7A1A F3C65A'.split(' '),
);

/** Looks of the demo agents that have their own. */
export const DEMO_COLORS = {
  /** Light and airy. */
  LOTUS: palette('22304A 62738A F2F8F8 FFFFFF FFD0DE CFF1EE FFDFE8 DFF6F4 D4286A 0E8A8A'.split(' ')),
  /** Deep green and gold. */
  NAGA: palette('FBF4DF C6B88A 04201A 093027 D2A244 F8E6AE 07382C 12624A EBC05A 1C8C68'.split(' ')),
  /** A night club: aubergine, neon cyan, magenta. */
  KLANG: palette('F7F0FF B9A8D6 120820 1E1033 4A1A94 A3237F 26103F 4A1C6E 2FE0E8 FF5FB0'.split(' ')),
} as const satisfies Record<string, ThemeColors>;
