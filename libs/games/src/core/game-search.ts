import { correctedWord, foldText } from '@housebrand/shared';
import type { Game } from './contracts';
import { searchVariants } from './search-words';

/** Criteria for games; all given ones must match. */
export interface GameFilter {
  /** Words that must all occur in the name or in the provider's code or name. */
  text?: string;
  /** Provider codes; empty or absent means all. */
  providers?: readonly string[];
  /** Game IDs; absent means all. */
  only?: ReadonlySet<string>;
}

type SearchableGame = Pick<Game, 'id' | 'name' | 'provider'>;

/** Filters one list of games repeatedly. It normalises names once, at the first search, which keeps 5,000 games fast. */
export interface GameSearch<T extends SearchableGame> {
  /** Returns the matching games in the list's order. */
  find(filter: GameFilter): T[];
  /** Returns the search with mistyped words replaced by words of the games' names; `null` if it would not find any either. */
  suggest(text: string): string | null;
  /** Normalises names ahead of the first search until `isTimeUp`; returns whether all are done. */
  prepare(isTimeUp: () => boolean): boolean;
}

/**
 * Creates a search over one list of games: words in any order, Thai or English, ignoring case and Latin accents.
 *
 * @param providerNames names of providers by code; without them, only codes are searched
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
  const find = ({ text = '', providers = [], only }: GameFilter): T[] => {
    const variants = searchVariants(termsOf(text).join(' ')).map((variant) => variant.split(' ').filter(Boolean));
    const providerCodes = new Set(providers);
    if (variants[0]!.length > 0) fold(() => false);
    return games.filter(
      (game, index) =>
        (providerCodes.size === 0 || providerCodes.has(game.provider)) &&
        (!only || only.has(game.id)) &&
        variants.some((terms) => terms.every((term) => folded[index]!.includes(term))),
    );
  };
  return {
    prepare: fold,
    find,
    suggest(text) {
      const words = wordsOf(games);
      const terms = termsOf(text).map((term) => (find({ text: term }).length > 0 ? term : correctedWord(term, words)));
      const suggestion = terms.join(' ');
      return terms.includes(null) || find({ text: suggestion }).length === 0 ? null : suggestion;
    },
  };
}

function termsOf(text: string): string[] {
  return foldText(text).split(/\s+/).filter(Boolean);
}

/** Returns the words of all names: folded, and as written. */
function wordsOf(games: readonly SearchableGame[]): Map<string, string> {
  return new Map(
    games.flatMap(({ name }) => name.split(/[\s·:&-]+/)).map((word) => [foldText(word), word.toLowerCase()]),
  );
}
