import { firstAnswer, useSite } from '@housebrand/shared/react';
import { useCallback, useDeferredValue, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { lobbyStartAddress, type Game, type GameProvider, type GameSearch, type LobbyStart } from '../../core';
import { useFavorites } from '../favorites/use-favorites';
import type { Favorites } from '../favorites/use-favorites';
import { NO_LISTS, useGameLists } from '../api/get-game-list';
import type { GameLists } from '../api/get-game-list';
import { useProviderNames, useProviders } from '../api/get-provider-list';
import { gamesOfSort, lobbyFilterValues, providersOf, readLobbyFilter } from './lobby-filter';
import type { LobbyFilter } from './lobby-filter';
import { useRecentGames } from '../launch/recent-games';
import { useGameSearch } from '../search/use-game-search';
import { useSettledText } from '../search/use-settled-text';
import { useRested } from './use-rested';

export interface Lobby {
  filter: LobbyFilter;
  /** Changes part of the filter; the address follows without a new history entry. */
  change: (part: Partial<LobbyFilter>) => void;
  /** Text in the search field, slightly ahead of the list. */
  text: string;
  setText: (text: string) => void;
  lists: GameLists;
  /** A search that finds games, if this one finds none because of a typing mistake. */
  suggestion: string | null;
  /** The visible games. */
  games: readonly Game[];
  /** Number of matching games; more than `games` until the whole list has loaded. */
  total: number;
  providers: readonly GameProvider[] | undefined;
  providerNames: ReadonlyMap<string, string> | undefined;
  favorites: Favorites;
}

function useFilter(): [LobbyFilter, (part: Partial<LobbyFilter>) => void] {
  const [values, setValues] = useSearchParams();
  const filter = useMemo(() => readLobbyFilter(values), [values]);
  const change = useCallback(
    (part: Partial<LobbyFilter>) =>
      setValues((before) => lobbyFilterValues({ ...readLobbyFilter(before), ...part }), {
        replace: true,
        preventScrollReset: true,
      }),
    [setValues],
  );
  return [filter, change];
}

/** Filters the games in a deferred update, so that typing never waits for the list. */
function useShownGames(
  lists: GameLists,
  filter: LobbyFilter,
  text: string,
  names: ReadonlyMap<string, string> | undefined,
  favorites: Favorites,
): { found: readonly Game[]; search: GameSearch<Game> } {
  const recents = useRecentGames();
  const search = useGameSearch(lists.games, names);
  const { sort, provider, isFavoritesOnly } = useDeferredValue(filter);
  const deferredText = useDeferredValue(text);
  const favoriteIds = isFavoritesOnly ? favorites.ids : null;
  const found = useMemo(() => {
    const matching = search.find({
      text: deferredText,
      providers: provider ? [provider] : [],
      ...(favoriteIds && { only: new Set(favoriteIds) }),
    });
    return gamesOfSort(
      matching,
      sort,
      recents.flatMap(({ id }) => id ?? []),
    );
  }, [search, deferredText, provider, favoriteIds, sort, recents]);
  return { found, search };
}

/** Returns the preloaded start of this lobby if the filter is only a category; otherwise `null`. */
function startOf(prefix: string, { category, ...filter }: LobbyFilter, text: string): LobbyStart | null {
  if (category === 'all' || lobbyFilterValues({ ...filter, category: 'all', text }).size > 0) return null;
  return firstAnswer<LobbyStart>(lobbyStartAddress({ prefix, category })) ?? null;
}

/** The lobby's state and actions, without its presentation. */
export function useLobby(): Lobby {
  const { prefix } = useSite();
  const [filter, change] = useFilter();
  const settle = useCallback((settled: string) => change({ text: settled }), [change]);
  const [text, setText] = useSettledText(filter.text, settle);
  const start = startOf(prefix, filter, text);
  const hasRested = useRested();
  const isStart = start !== null && !hasRested;
  const whole = useGameLists(prefix, filter.category, !isStart);
  const lists = isStart ? NO_LISTS : whole;
  // The preloaded start, until the whole list has loaded.
  const shown = lists.games.length === 0 ? start : null;
  const allProviders = useProviders(prefix).data;
  const providerNames = useProviderNames(prefix);
  const favorites = useFavorites();
  const { found, search } = useShownGames(lists, filter, text, providerNames, favorites);
  const games = shown?.games ?? found;
  const providers = useMemo(() => {
    if (!allProviders) return undefined;
    if (shown) return allProviders.filter(({ provider }) => shown.providers.includes(provider));
    return lists.games.length > 0 ? providersOf(lists.games, allProviders) : undefined;
  }, [allProviders, lists.games, shown]);
  const total = shown?.total ?? games.length;
  const isMissed = text !== '' && games.length === 0 && lists.games.length > 0;
  const suggestion = useMemo(() => (isMissed ? search.suggest(text) : null), [isMissed, search, text]);
  return { filter, change, text, setText, lists, suggestion, games, total, providers, providerNames, favorites };
}
