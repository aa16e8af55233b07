import { categoryNamed, groupOfCategory, type Game, type GameCategory, type GameProvider } from '../../core';

/** The tabs of the lobby. */
export const LOBBY_SORTS = ['popular', 'new', 'jackpot', 'recent'] as const;
export type LobbySort = (typeof LOBBY_SORTS)[number];

/** Everything the lobby's address says; the rest of the screen follows from it. */
export interface LobbyFilter {
  category: GameCategory | 'all';
  /** A provider's code; `null`: all. */
  provider: string | null;
  sort: LobbySort;
  text: string;
  isFavoritesOnly: boolean;
}

/** Reads `?type=&provider=&sort=&q=&favorites=`; what is not understood counts as absent. */
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

/** The other way round; what is as it always is stays out of the address. */
export function lobbyFilterValues(filter: LobbyFilter): URLSearchParams {
  const values = new URLSearchParams();
  if (filter.category !== 'all') values.set('type', typeOfCategory(filter.category));
  if (filter.provider) values.set('provider', filter.provider);
  if (filter.sort !== 'popular') values.set('sort', filter.sort);
  if (filter.text) values.set('q', filter.text);
  if (filter.isFavoritesOnly) values.set('favorites', '1');
  return values;
}

/** `?type=` of a category: its home group, or for fish, which has none, the category itself. */
export function typeOfCategory(category: GameCategory): string {
  return groupOfCategory(category) ?? category.toUpperCase();
}

/** The games of a tab. `recentIds`: the newest first. */
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

/** The providers that have games in a list, in the order they are given. */
export function providersOf(games: readonly Game[], providers: readonly GameProvider[]): GameProvider[] {
  const codes = new Set(games.map(({ provider }) => provider));
  const seen = new Set<string>();
  return providers.filter(({ provider }) => codes.has(provider) && !seen.has(provider) && seen.add(provider));
}
