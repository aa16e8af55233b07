import { categoryNamed, groupOfCategory, type Game, type GameCategory, type GameProvider } from '../../core';

/** The lobby's tabs. */
export const LOBBY_SORTS = ['popular', 'new', 'jackpot', 'recent'] as const;
export type LobbySort = (typeof LOBBY_SORTS)[number];

/** The state in the lobby's address; the rest of the screen derives from it. */
export interface LobbyFilter {
  category: GameCategory | 'all';
  /** A provider's code; `null` means all. */
  provider: string | null;
  sort: LobbySort;
  text: string;
  isFavoritesOnly: boolean;
}

/** Parses `?type=&provider=&sort=&q=&favorites=`; unknown values count as absent. */
export function readLobbyFilter(values: URLSearchParams): LobbyFilter {
  const sort = values.get('sort');
  return {
    category: categoryNamed(values.get('type') ?? '') ?? 'all',
    provider: values.get('provider'),
    sort: LOBBY_SORTS.find((known) => known === sort) ?? 'popular',
    text: values.get('q') ?? '',
    isFavoritesOnly: values.get('favorites') === '1',
  };
}

/** Formats the query of an address; omits default values. */
export function lobbyFilterValues(filter: LobbyFilter): URLSearchParams {
  const values = new URLSearchParams();
  if (filter.category !== 'all') values.set('type', typeOfCategory(filter.category));
  if (filter.provider) values.set('provider', filter.provider);
  if (filter.sort !== 'popular') values.set('sort', filter.sort);
  if (filter.text) values.set('q', filter.text);
  if (filter.isFavoritesOnly) values.set('favorites', '1');
  return values;
}

/** Returns the `?type=` value of a category: its home group or, for fish, the category itself. */
export function typeOfCategory(category: GameCategory): string {
  return groupOfCategory(category) ?? category.toUpperCase();
}

/** Returns the games of a tab. `recentIds`: newest first. */
export function gamesOfSort(games: readonly Game[], sort: LobbySort, recentIds: readonly string[]): readonly Game[] {
  switch (sort) {
    case 'popular':
      return games;
    case 'new':
      return games.filter(({ isNew }) => isNew);
    case 'jackpot':
      return games.filter(({ isJackpot }) => isJackpot);
    case 'recent': {
      const byId = new Map(games.map((game) => [game.id, game]));
      return recentIds.flatMap((id) => byId.get(id) ?? []);
    }
  }
}

/** Returns the providers that have games in a list, in the given order. */
export function providersOf(games: readonly Game[], providers: readonly GameProvider[]): GameProvider[] {
  const codes = new Set(games.map(({ provider }) => provider));
  const seen = new Set<string>();
  return providers.filter(({ provider }) => codes.has(provider) && !seen.has(provider) && seen.add(provider));
}
