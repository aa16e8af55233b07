/** A display typeface with its file in its npm package (all under the SIL Open Font License). */
export interface Typeface {
  family: string;
  weight: number;
  file: string;
  script: 'thai' | 'latin';
  /** Stroke in the letter's colour, as a share of the size: makes thin typefaces as bold as the others. */
  embolden: number;
  /** Line height, as a share of the size. */
  leading: number;
}

const latin = (family: string, weight: number, file: string, embolden = 0, leading = 0.94): Typeface => ({
  family,
  weight,
  file,
  script: 'latin',
  embolden,
  leading,
});
const thai = (family: string, weight: number, file: string, embolden = 0, leading = 1.16): Typeface => ({
  family,
  weight,
  file,
  script: 'thai',
  embolden,
  leading,
});

export const TYPEFACES = {
  lilita: latin('Lilita One', 400, 'lilita-one/400Regular/LilitaOne_400Regular.ttf'),
  luckiest: latin('Luckiest Guy', 400, 'luckiest-guy/400Regular/LuckiestGuy_400Regular.ttf'),
  bangers: latin('Bangers', 400, 'bangers/400Regular/Bangers_400Regular.ttf', 0.01),
  cinzel: latin('Cinzel', 900, 'cinzel/900Black/Cinzel_900Black.ttf', 0.03, 1),
  righteous: latin('Righteous', 400, 'righteous/400Regular/Righteous_400Regular.ttf', 0.02, 1),
  orbitron: latin('Orbitron', 900, 'orbitron/900Black/Orbitron_900Black.ttf', 0.025, 1.08),
  playfair: latin('Playfair Display', 900, 'playfair-display/900Black/PlayfairDisplay_900Black.ttf', 0.02, 0.98),
  blackOps: latin('Black Ops One', 400, 'black-ops-one/400Regular/BlackOpsOne_400Regular.ttf', 0.01, 1),
  bungee: latin('Bungee', 400, 'bungee/400Regular/Bungee_400Regular.ttf'),
  titan: latin('Titan One', 400, 'titan-one/400Regular/TitanOne_400Regular.ttf'),
  bowlby: latin('Bowlby One', 400, 'bowlby-one/400Regular/BowlbyOne_400Regular.ttf'),
  kanit: thai('Kanit', 800, 'kanit/800ExtraBold/Kanit_800ExtraBold.ttf'),
  kanitBlack: thai('Kanit', 900, 'kanit/900Black/Kanit_900Black.ttf'),
  mitr: thai('Mitr', 700, 'mitr/700Bold/Mitr_700Bold.ttf'),
  chonburi: thai('Chonburi', 400, 'chonburi/Chonburi_400Regular.ttf', 0.035),
  pattaya: thai('Pattaya', 400, 'pattaya/Pattaya_400Regular.ttf', 0.045),
  itim: thai('Itim', 400, 'itim/400Regular/Itim_400Regular.ttf', 0.07),
} as const satisfies Record<string, Typeface>;

export type TypefaceName = keyof typeof TYPEFACES;

/** Further typefaces, used by motifs and marks. */
export const HELPER_TYPEFACES = {
  kanitBold: { family: 'Kanit', weight: 700, file: 'kanit/700Bold/Kanit_700Bold.ttf' },
  anuphan: { family: 'Anuphan', weight: 600, file: 'anuphan/600SemiBold/Anuphan_600SemiBold.ttf' },
} as const;

/** The font files of a picture, relative to the folder of the `@expo-google-fonts` packages. */
export function fontFilesOf(svg: string): string[] {
  const families = new Set([...svg.matchAll(/font-family="([^",]+)/g)].map((match) => match[1]));
  return [...Object.values(TYPEFACES), ...Object.values(HELPER_TYPEFACES)]
    .filter(({ family }) => families.has(family))
    .map(({ file }) => file);
}
