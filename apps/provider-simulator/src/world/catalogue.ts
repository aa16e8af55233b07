import { DISABLED_GAME_ID } from './agents';
import { lobbyStudios, type Studio, studios } from './providers';
import { below, pick, type Random, seededRandom } from './random';
import { slotName } from './slot-names';
import * as names from './table-names';

/** Lists the platform offers, and three categories that are reachable only through lobbies. */
export type GameCategory =
  | 'Casino'
  | 'Slot'
  | 'Keno'
  | 'Fish'
  | 'Card'
  | 'Trade'
  | 'Poker'
  | 'Lotto'
  | 'Sport'
  | 'Esport';

export type Family = 'slot' | 'table' | 'cards' | 'poker' | 'keno' | 'lotto' | 'fixtures' | 'fish' | 'trade';

/** A game of the catalogue with its game family. */
export interface CatalogueGame {
  id: string;
  name: string;
  /** The studio's code. */
  provider: string;
  studio: string;
  category: GameCategory;
  refId: string;
  family: Family;
  /** The game within its family: `baccarat`, `roulette`, a slot's theme … */
  variant: string;
  /** Target return to player, in ten-thousandths, of games with a generated pay table; other games define their own. */
  targetRtp: number;
  isNew: boolean;
  isJackpot: boolean;
  rank: number;
}

type Draft = Pick<CatalogueGame, 'name' | 'category' | 'family' | 'variant'> &
  Partial<Pick<CatalogueGame, 'id' | 'isJackpot'>>;

const SLOTS_PER_STUDIO = 56;
const TABLES_PER_STUDIO = 12;

function slotDrafts(random: Random, taken: Set<string>, studio: Studio): Draft[] {
  const count = SLOTS_PER_STUDIO + below(random, 9) - 4 + (studio.tier ? 4 : 0);
  const drafts = Array.from({ length: count }, (): Draft => {
    const { name, subject } = slotName(random, taken);
    return { name, category: 'Slot', family: 'slot', variant: subject.theme, isJackpot: random.next() < 0.07 };
  });
  if (studio.code === 'SIAM') drafts[6]!.id = DISABLED_GAME_ID;
  return drafts;
}

const THAI = /[ก-๙]/;

/** The rooms in the language of a table's name. */
const roomsOf = (name: string): readonly string[] => names.rooms.filter((room) => THAI.test(room) === THAI.test(name));

function liveDrafts(random: Random, taken: Set<string>): Draft[] {
  return Array.from({ length: TABLES_PER_STUDIO }, (_, index) => {
    const table =
      index < 4 ? names.liveTables[0]! : names.liveTables[1 + ((index - 4) % (names.liveTables.length - 1))]!;
    let name: string;
    do {
      const kind = pick(random, table.names);
      name = `${kind} ${pick(random, roomsOf(kind))} ${1 + below(random, 19)}`;
    } while (taken.has(name));
    taken.add(name);
    return { name, category: 'Casino', family: table.family, variant: table.variant };
  });
}

function cardDrafts(random: Random, taken: Set<string>): Draft[] {
  return names.cardGames.flatMap(({ variant, family, names: titles }) =>
    titles.slice(0, 3).map((title): Draft => {
      let name = title;
      while (taken.has(name)) name = `${title} ${pick(random, roomsOf(title))}`;
      taken.add(name);
      return { name, category: 'Card', family, variant };
    }),
  );
}

function draftsOf(random: Random, taken: Set<string>, studio: Studio): Draft[] {
  switch (studio.type) {
    case 'SLOT':
      return slotDrafts(random, taken, studio);
    case 'CASINO':
      return liveDrafts(random, taken);
    case 'CARD':
      return cardDrafts(random, taken);
    case 'KENO':
      return names.kenoGames.map((name) => ({ name, category: 'Keno', family: 'keno', variant: 'eighty' }));
    case 'POKER':
      return names.pokerGames.map((name) => ({ name, category: 'Poker', family: 'poker', variant: 'jacks' }));
    case 'TRADE':
      return names.tradeGames.map((name) => ({ name, category: 'Trade', family: 'trade', variant: 'updown' }));
    case 'LOTTO':
      return [
        { id: 'LOTTO', name: 'ล็อตโต้ลัคกี้เปเปอร์', category: 'Lotto', family: 'lotto', variant: 'two' },
        ...names.lottoGames.map(({ name, variant }): Draft => ({ name, category: 'Lotto', family: 'lotto', variant })),
      ];
  }
}

/** Studios with fish games: slot studios that also make shooting games. */
const FISH_STUDIOS = ['NAGX', 'TUKT', 'TIDE', 'KITE', 'JADE', 'MONS', 'HARB', 'EMBR'];

function lobbyDrafts(): [provider: string, Draft[]][] {
  const fixtures = (category: GameCategory, variant: string, name: string, id?: string): Draft => ({
    name,
    category,
    family: 'fixtures',
    variant,
    ...(id ? { id } : {}),
  });
  return [
    ...names.fishGames.map((name, index): [string, Draft[]] => [
      FISH_STUDIOS[index % FISH_STUDIOS.length]!,
      [{ name, category: 'Fish', family: 'fish', variant: 'reef' }],
    ]),
    ['VERS', names.esportGames.map((name) => fixtures('Esport', 'esport', name))],
    ['SPORT', [fixtures('Sport', 'football', 'กีฬาสด House Sport', 'SPORT')]],
    ['SBO_SPORT', [fixtures('Sport', 'football', 'Stadium Board', 'SBO_SPORT')]],
    ['SABA_SPORT', [fixtures('Sport', 'football', 'Sabai Arena', 'SABA_SPORT')]],
    ['POKER', [{ id: 'POKER-LOBBY', name: 'ห้องโป๊กเกอร์', category: 'Poker', family: 'poker', variant: 'jacks' }]],
  ];
}

function finish(random: Random, draft: Draft, code: string, studio: string, number: number): CatalogueGame {
  const id = draft.id ?? `${code}-${String(number).padStart(4, '0')}`;
  return {
    id,
    name: draft.name,
    provider: code,
    studio,
    category: draft.category,
    refId: `ref-${id.toLowerCase()}`,
    family: draft.family,
    variant: draft.variant,
    targetRtp: 9_400 + below(random, 36) * 10,
    isNew: random.next() < 0.06,
    isJackpot: draft.isJackpot ?? false,
    rank: 0,
  };
}

/** Builds the catalogue, the same on every machine. */
function buildCatalogue(): CatalogueGame[] {
  const taken = new Set<string>();
  const count = new Map<string, number>();
  const games: CatalogueGame[] = [];
  const add = (code: string, studio: string, drafts: Draft[], random: Random): void => {
    for (const draft of drafts) {
      const number = (count.get(code) ?? 0) + 1;
      count.set(code, number);
      games.push(finish(random, draft, code, studio, number));
    }
  };
  for (const studio of studios) {
    const random = seededRandom(`catalogue:${studio.code}`);
    add(studio.code, studio.name, draftsOf(random, taken, studio), random);
  }
  const studioNames = new Map([...studios, ...lobbyStudios].map(({ code, name }) => [code, name]));
  const random = seededRandom('catalogue:lobbies');
  for (const [code, drafts] of lobbyDrafts()) add(code, studioNames.get(code)!, drafts, random);
  return ranked(games);
}

/** Assigns popularity: better studios rank slightly higher, the rest is random. */
function ranked(games: CatalogueGame[]): CatalogueGame[] {
  const random = seededRandom('catalogue:rank');
  const head = { exclusive: 0, vvip: 0.12, vip: 0.22, '': 0.36 };
  const tierOf = new Map(studios.map(({ code, tier }) => [code, tier]));
  const order = games
    .map((game) => ({ game, weight: random.next() + head[tierOf.get(game.provider) ?? ''] }))
    .sort((a, b) => a.weight - b.weight);
  order.forEach(({ game }, index) => (game.rank = index + 1));
  return games;
}

export const catalogue: readonly CatalogueGame[] = buildCatalogue();

const byId = new Map(catalogue.map((game) => [game.id, game]));

export function gameById(id: string): CatalogueGame | undefined {
  return byId.get(id);
}

export function gamesOf(category: GameCategory): CatalogueGame[] {
  return catalogue.filter((game) => game.category === category).sort((a, b) => a.rank - b.rank);
}

export function gameCount(provider: string): number {
  return catalogue.filter((game) => game.provider === provider).length;
}
