import { ownEntry } from '@housebrand/shared';
import type { BackgroundName } from '../backgrounds';
import { BACKGROUNDS } from '../backgrounds';
import { Random, hashText } from '../drawing/random';
import { LETTER_PAINTS, pickTypeface, type LetterPaintName } from '../lettering/lettering';
import type { TypefaceName } from '../lettering/typefaces';
import * as motifs from '../motifs';
import type { MotifEntry } from '../motifs';
import keywords from '../motifs/keywords.json' with { type: 'json' };
import { PALETTE_NAMES, type PaletteName } from '../palettes';

/** The input of a cover. Equal inputs give byte-identical covers. */
export interface CoverInput {
  /** Seeds all choices; a trailing number makes neighbours step through palettes and backgrounds. */
  id: string;
  /** Thai or English; its words select the motif. */
  name: string;
  /** Casino (or LIVE), Slot, Card, Poker, Keno, Lotto, Fish, Trade, Esport, Sport; others are drawn as slots. */
  category: string;
  /** Selects the frame that its games share. */
  provider: string;
}

export const LAYOUTS = ['classic', 'grand', 'medallion', 'tilt', 'flank', 'aside'] as const;
export type LayoutName = (typeof LAYOUTS)[number];

export const ORNAMENTS = ['coins', 'gems', 'petals', 'stars', 'embers', 'bubbles', 'chips', 'none'] as const;
export type Ornament = (typeof ORNAMENTS)[number];

/** All choices for a cover: its composition. */
export interface Choice {
  motif: string;
  /** A second, smaller motif for another word of the name. */
  side: string | null;
  /** Hue rotation of the motif, in degrees. */
  hue: number;
  reflected: boolean;
  palette: PaletteName;
  background: BackgroundName;
  layout: LayoutName;
  ornament: Ornament;
  typeface: TypefaceName;
  paint: LetterPaintName;
  frame: number;
}

interface Family {
  motifs: Record<string, MotifEntry>;
  /** Words that select a motif, Thai or English in lower case. */
  keywords: Record<string, readonly string[]>;
  backgrounds: readonly BackgroundName[];
  layouts: readonly LayoutName[];
  ornaments: readonly Ornament[];
}

const ALL_BACKGROUNDS = Object.keys(BACKGROUNDS) as BackgroundName[];
const PAINTS = Object.keys(LETTER_PAINTS) as LetterPaintName[];
export const FRAMES = 6;

const FAMILIES: Record<string, Family> = {
  slot: {
    motifs: motifs.SLOT_MOTIFS,
    keywords: keywords.slot,
    backgrounds: ALL_BACKGROUNDS.filter((name) => name !== 'felt' && name !== 'hex'),
    layouts: ['classic', 'grand', 'medallion', 'tilt', 'flank', 'aside', 'classic', 'tilt'],
    ornaments: ['coins', 'gems', 'petals', 'stars', 'embers', 'bubbles', 'coins', 'none'],
  },
  casino: {
    motifs: motifs.TABLE_MOTIFS,
    keywords: keywords.table,
    backgrounds: ['stage', 'arch', 'velvet', 'felt', 'temple', 'bokeh', 'lattice', 'halo', 'city', 'rays', 'moonlit'],
    layouts: ['classic', 'classic', 'medallion'],
    ornaments: ['none', 'chips', 'stars', 'none'],
  },
  card: {
    motifs: motifs.CARD_MOTIFS,
    keywords: keywords.card,
    backgrounds: ['felt', 'velvet', 'rays', 'lattice', 'bokeh', 'arch', 'temple', 'halo', 'confetti'],
    layouts: ['classic', 'tilt', 'medallion', 'grand'],
    ornaments: ['chips', 'coins', 'stars', 'none'],
  },
  poker: {
    motifs: motifs.POKER_MOTIFS,
    keywords: {},
    backgrounds: ['felt', 'velvet', 'bokeh', 'city', 'stage', 'rays', 'moonlit', 'halo'],
    layouts: ['classic', 'tilt', 'grand'],
    ornaments: ['chips', 'coins', 'stars'],
  },
  keno: {
    motifs: motifs.KENO_MOTIFS,
    keywords: keywords.keno,
    backgrounds: ['nebula', 'city', 'rays', 'halo', 'hex', 'neonGrid', 'bokeh', 'moonlit', 'sea', 'confetti'],
    layouts: ['classic', 'tilt', 'grand', 'aside'],
    ornaments: ['stars', 'none', 'bubbles'],
  },
  lotto: {
    motifs: motifs.LOTTO_MOTIFS,
    keywords: keywords.lotto,
    backgrounds: ['rays', 'temple', 'peaks', 'lattice', 'confetti', 'clouds', 'moonlit', 'stage', 'halo'],
    layouts: ['classic', 'tilt', 'aside'],
    ornaments: ['coins', 'stars', 'none'],
  },
  fish: {
    motifs: motifs.FISH_MOTIFS,
    keywords: keywords.fish,
    backgrounds: ['sea', 'crystals', 'bokeh', 'rays', 'jungle', 'halo', 'moonlit'],
    layouts: ['classic', 'tilt', 'grand', 'flank'],
    ornaments: ['bubbles', 'coins', 'bubbles'],
  },
  trade: {
    motifs: motifs.TRADE_MOTIFS,
    keywords: keywords.trade,
    backgrounds: ['hex', 'neonGrid', 'city', 'nebula', 'bokeh', 'peaks', 'halo'],
    layouts: ['classic', 'grand', 'medallion'],
    ornaments: ['none', 'coins', 'stars'],
  },
  esport: {
    motifs: motifs.ESPORT_MOTIFS,
    keywords: keywords.esport,
    backgrounds: ['hex', 'city', 'neonGrid', 'nebula', 'stage', 'rays', 'crystals', 'halo'],
    layouts: ['classic', 'tilt', 'grand', 'medallion'],
    ornaments: ['stars', 'embers', 'none'],
  },
  sport: {
    motifs: motifs.SPORT_MOTIFS,
    keywords: keywords.sport,
    backgrounds: ['stage', 'rays', 'city', 'hex', 'confetti', 'bokeh'],
    layouts: ['classic', 'grand', 'tilt'],
    ornaments: ['stars', 'none'],
  },
};

const ALIASES: Record<string, string> = {
  live: 'casino',
  table: 'casino',
  lotto_launch: 'lotto',
  cards: 'card',
  fishing: 'fish',
};

function familyOf(category: string): Family & { name: string } {
  const key = category.toLowerCase();
  const name = ownEntry(ALIASES, key) ?? key;
  const family = ownEntry(FAMILIES, name);
  return family ? { ...family, name } : { ...(FAMILIES.slot as Family), name: 'slot' };
}

/** Palettes for moods that a name contains. */
const NAMED_MOODS: readonly { palettes: readonly PaletteName[]; keywords: readonly string[] }[] = [
  { palettes: ['ice', 'sky'], keywords: keywords.mood.ice },
  { palettes: ['ruby', 'saffron'], keywords: keywords.mood.fire },
  { palettes: ['jade', 'forest'], keywords: keywords.mood.emerald },
  { palettes: ['gold', 'bronze'], keywords: keywords.mood.gold },
  { palettes: ['wine', 'plum'], keywords: keywords.mood.velvet },
  { palettes: ['night', 'indigo'], keywords: keywords.mood.neon },
  { palettes: ['ruby', 'wine'], keywords: keywords.mood.ruby },
  { palettes: ['sea', 'indigo'], keywords: keywords.mood.sapphire },
  { palettes: ['saffron', 'gold'], keywords: keywords.mood.amber },
];

/** Steps that visit every entry of a list before repeating, so that neighbours differ in palette and background. */
const PALETTE_STEP = 7;
const BACKGROUND_STEP = 5;

/** Chooses a cover's composition from the game's data alone, so that it is the same on every machine. */
export function chooseCover(input: CoverInput): Choice {
  const random = new Random(`${input.provider}/${input.id}`);
  const family = familyOf(input.category);
  const matches = matchingMotifs(input.name, family);
  const motif = matches[0] ?? stepped(Object.keys(family.motifs), input, 3, 'motif');
  const entry: MotifEntry = family.motifs[motif] ?? { draw: () => '' };
  const lowered = input.name.toLowerCase();
  const mood = NAMED_MOODS.find((entry) => entry.keywords.some((keyword) => lowered.includes(keyword)));
  const layout = random.pick(family.layouts);
  return {
    motif,
    side: matches.find((name) => name !== motif) ?? null,
    hue: random.pick(entry.hues ?? [0]),
    reflected: !entry.upright && random.chance(0.5),
    palette: mood ? random.pick(mood.palettes) : stepped(PALETTE_NAMES, input, PALETTE_STEP, 'palette'),
    background: stepped(family.backgrounds, input, BACKGROUND_STEP, 'background'),
    layout: matches.length > 1 ? 'flank' : layout === 'flank' ? 'classic' : layout,
    ornament: random.pick(family.ornaments),
    typeface: pickTypeface(random, input.name),
    paint: random.pick(PAINTS),
    frame: hashText(input.provider) % FRAMES,
  };
}

/** The motifs that match the name, in the order of their words; at the same position the longer word wins. */
function matchingMotifs(name: string, family: Family): string[] {
  const lowered = name.toLowerCase();
  const found = Object.entries(family.keywords)
    .flatMap(([motif, keywords]) => keywords.map((keyword) => ({ motif, keyword, at: lowered.indexOf(keyword) })))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at || b.keyword.length - a.keyword.length);
  const chosen: typeof found = [];
  for (const match of found) {
    const covered = chosen.some(({ at, keyword }) => match.at < at + keyword.length);
    if (!covered && !chosen.some(({ motif }) => motif === match.motif)) chosen.push(match);
  }
  return chosen.map(({ motif }) => motif);
}

function stepped<T>(list: readonly T[], { id, provider }: CoverInput, step: number, salt: string): T {
  const number = /(\d+)\D*$/.exec(id)?.[1];
  const start = hashText(`${provider}:${salt}`);
  const place =
    number === undefined ? hashText(`${id}:${salt}`) : start + Number(number) * coprimeStep(step, list.length);
  const chosen = list[place % list.length];
  if (chosen === undefined) throw new RangeError('Nothing to choose from');
  return chosen;
}

function coprimeStep(step: number, length: number): number {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
  let candidate = step;
  while (divisor(candidate, length) !== 1) candidate++;
  return candidate;
}

/** The drawing of a motif from the category's family. */
export function motifOf(category: string, name: string): MotifEntry | undefined {
  return ownEntry(familyOf(category).motifs, name);
}
