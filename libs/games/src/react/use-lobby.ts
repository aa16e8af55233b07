import { usePortal } from '@housebrand/shared/react';
import { useCallback, useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { createGameSearch } from '../core/game-search';
import type { Game, GameProvider } from '../core/contracts';
import { useFavorites } from './api/favorite-games';
import type { Favorites } from './api/favorite-games';
import { useGameLists } from './api/game-list';
import type { GameLists } from './api/game-list';
import { useProviderNames, useProviders } from './api/provider-list';
import { gamesOfSort, lobbyFilterValues, providersOf, readLobbyFilter } from './lobby-filter';
import type { LobbyFilter } from './lobby-filter';
import { inIdleSlices } from './idle';
import { useRecentGames } from './recent-games';

const TYPING_PAUSE_MS = 350;

export interface Lobby {
  filter: LobbyFilter;
  /** Changes some of it; the address follows, without a new page in the history. */
  change: (part: Partial<LobbyFilter>) => void;
  /** What stands in the search field; ahead of the list by a moment. */
  text: string;
  setText: (text: string) => void;
  lists: GameLists;
  /** What is shown. */
  games: readonly Game[];
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

/** Typing shows at once; the address follows when the member pauses. */
function useText(filter: LobbyFilter, change: (part: Partial<LobbyFilter>) => void): [string, (text: string) => void] {
  const [text, setText] = useState(filter.text);
  const settle = useEffectEvent((settled: string) => {
    if (settled !== filter.text) change({ text: settled });
  });
  useEffect(() => {
    const timer = setTimeout(() => settle(text), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return [text, setText];
}

/** The games that match, worked out behind the typing: the field never waits for the list. */
function useShownGames(
  lists: GameLists,
  filter: LobbyFilter,
  text: string,
  names: ReadonlyMap<string, string> | undefined,
  favorites: Favorites,
): readonly Game[] {
  const recents = useRecentGames();
  const search = useMemo(() => createGameSearch(lists.games, names), [lists.games, names]);
  useEffect(() => inIdleSlices(search.prepare), [search]);
  const { sort, provider, isFavoritesOnly } = useDeferredValue(filter);
  const deferredText = useDeferredValue(text);
  const favoriteIds = isFavoritesOnly ? favorites.ids : null;
  return useMemo(() => {
    const found = search.find({
      text: deferredText,
      providers: provider ? [provider] : [],
      ...(favoriteIds && { only: new Set(favoriteIds) }),
    });
    return gamesOfSort(
      found,
      sort,
      recents.flatMap(({ id }) => id ?? []),
    );
  }, [search, deferredText, provider, favoriteIds, sort, recents]);
}

/** Everything the lobby shows and does, without its looks. */
export function useLobby(): Lobby {
  const { prefix } = usePortal();
  const [filter, change] = useFilter();
  const [text, setText] = useText(filter, change);
  const lists = useGameLists(prefix, filter.category);
  const allProviders = useProviders(prefix).data;
  const providerNames = useProviderNames(prefix);
  const favorites = useFavorites();
  const games = useShownGames(lists, filter, text, providerNames, favorites);
  const providers = useMemo(
    () => (allProviders && lists.games.length > 0 ? providersOf(lists.games, allProviders) : undefined),
    [allProviders, lists.games],
  );
  return { filter, change, text, setText, lists, games, providers, providerNames, favorites };
}
