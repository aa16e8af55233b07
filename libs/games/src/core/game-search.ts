import type { Game } from './contracts';

/** What a list is narrowed to; all that is given must hold. */
export interface GameFilter {
  /** Words that must all occur in the name or in the provider's code or name. */
  text?: string;
  /** Provider codes; empty or absent: all. */
  providers?: readonly string[];
  /** Ids; absent: all. */
  only?: ReadonlySet<string>;
}

/** Latin accents only: Thai vowels and tone marks distinguish words and stay. */
const LATIN_MARKS = /[\u0300-\u036f]/g;

/** How words are compared: no case, no Latin accents, one way of writing each Thai and full-width character. */
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(LATIN_MARKS, '').toLowerCase();
}

type SearchableGame = Pick<Game, 'id' | 'name' | 'provider'>;

/** Filters one list of games again and again; folding the names once, when words are first sought, makes 5,000 of them quick. */
export interface GameSearch<T extends SearchableGame> {
  /** The games that match, in the list's order. */
  find(filter: GameFilter): T[];
  /** Folds some of the names ahead, until `isTimeUp`; answers whether all are done. */
  prepare(isTimeUp: () => boolean): boolean;
}

/**
 * A search over one list of games: words in any order, without regard to case and Latin accents.
 * @param providerNames names of providers by code; without them the codes alone are searched
 */
export function createGameSearch<T extends SearchableGame>(
  games: readonly T[],
  providerNames?: ReadonlyMap<string, string>,
): GameSearch<T> {
  const providers = new Map<string, string>();
  const foldProvider = (code: string): string => {
    const known = providers.get(code) ?? foldText(`${code} ${providerNames?.get(code) ?? ''}`);
    providers.set(code, known);
    return known;
  };
  const folded: string[] = [];
  const fold = (isTimeUp: () => boolean): boolean => {
    while (folded.length < games.length && !isTimeUp()) {
      const { name, provider } = games[folded.length]!;
      folded.push(`${foldText(name)}\n${foldProvider(provider)}`);
    }
    return folded.length === games.length;
  };
  return {
    prepare: fold,
    find({ text = '', providers = [], only }) {
      const words = foldText(text).split(/\s+/).filter(Boolean);
      const wanted = new Set(providers);
      if (words.length > 0) fold(() => false);
      return games.filter(
        (game, index) =>
          (wanted.size === 0 || wanted.has(game.provider)) &&
          (!only || only.has(game.id)) &&
          words.every((word) => folded[index]!.includes(word)),
      );
    },
  };
}

/** The most popular first; games without a difference in rank by name, then id, so that the order never flickers. */
export function byPopularity<T extends Pick<Game, 'rank' | 'name' | 'id'>>(games: readonly T[]): T[] {
  return [...games].sort(
    (a, b) => a.rank - b.rank || (a.name === b.name ? (a.id < b.id ? -1 : 1) : a.name < b.name ? -1 : 1),
  );
}
