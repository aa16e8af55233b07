/** Six colours of a cover: the background from dark to lit, then the motif's middle, deep and light tones. */
export type Palette = Record<'backDark' | 'back' | 'backLit' | 'base' | 'shade' | 'light', string>;

function palette(text: string): Palette {
  const [backDark, back, backLit, base, shade, light] = text.split(' ').map((color) => `#${color}`) as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  return { backDark, back, backLit, base, shade, light };
}

/** Ordered so that neighbours are far apart: a row that steps through them never repeats a mood. */
export const PALETTES = {
  ruby: palette('2a0208 8a0a1e ff5a3a e0203a 5a0412 ffd08a'),
  sea: palette('03143a 0a4a9c 35c6ff 1478e0 062a6b c2f2ff'),
  gold: palette('2a1202 8a4a08 ffc23a f0a01f 6b3a05 fff0b0'),
  violet: palette('14042e 4a12a0 b45aff 8a3aff 2a0670 ecd6ff'),
  jade: palette('02201a 06604a 2fe0a4 18b878 044a38 c2ffe0'),
  pink: palette('2e0424 a01270 ff7ac0 ff3d8b 7a0a52 ffd9ee'),
  night: palette('05071a 1a2160 4a5ae0 ff4ad0 0a0d30 7af6ff'),
  dusk: palette('1a0630 8a1f5a ff9a4a ff6a3a 4a0d3a ffe0a0'),
  teal: palette('021c24 05606b 23d9c4 10a8a0 033a42 c8fff6'),
  wine: palette('1c0414 5e0f3c d0457a b8245a 3a0824 ffd6e0'),
  sky: palette('1a4aa8 3f9aff c2f2ff ff5ac0 0a3a8a ffffff'),
  bronze: palette('30120a a04a1e ffb070 f08a3a 5a2208 ffe8cc'),
  indigo: palette('0a0630 2a1f90 7a7aff 5a4aff 160e50 d8d6ff'),
  lime: palette('0c2402 3f8a0a c2f04a 6bc91f 1f4a05 f0ffc2'),
  noir: palette('0a0a12 2a2c40 7a80a8 d9a02a 14151f ffe9a0'),
  coral: palette('30060c a8302a ffa07a ff5f5a 6a0f18 ffe6d6'),
  forest: palette('05160a 14502a 8ad06a 3f9a3a 0a2c14 e6ffd0'),
  ice: palette('06203c 2a6aa8 bfeaff 5ac0f0 0f3c68 ffffff'),
  plum: palette('1a0422 5a1470 d070e0 a83ac0 340a44 ffd8ff'),
  saffron: palette('2c0c00 b0480a ffb84a ff7a1a 6a2400 fff0c8'),
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof PALETTES;
export const PALETTE_NAMES = Object.keys(PALETTES) as PaletteName[];
