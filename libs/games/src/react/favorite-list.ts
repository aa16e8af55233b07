import { usePortal } from '@housebrand/shared/react';
import { useEffect, useMemo, useState } from 'react';
import type { Game } from '../core/contracts';
import { useFavorites } from './api/favorite-games';
import { useGameLists } from './api/game-list';
import type { GameLists } from './api/game-list';
import { whenIdle } from './idle';

/** The games behind a list of ids, in the order of the ids; ids that are not offered any more are left out. */
export function gamesOfIds(games: readonly Game[], ids: readonly string[]): Game[] {
  const wanted = new Set(ids);
  const found = new Map(games.filter(({ id }) => wanted.has(id)).map((game) => [game.id, game]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

export type FavoriteList = Omit<GameLists, 'isLoading'>;

/**
 * The member's favourite games, the newest first. Ids are all that is stored, so the lists are read for their names and
 * covers: at once, or with `isPatient` when the page has nothing better to do.
 */
export function useFavoriteList(isPatient = false): FavoriteList {
  const { prefix } = usePortal();
  const [isReady, setReady] = useState(!isPatient);
  const favorites = useFavorites();
  const { ids } = favorites;
  useEffect(() => {
    if (!isReady && ids.length > 0) whenIdle(() => setReady(true));
  }, [isReady, ids.length]);
  const lists = useGameLists(prefix, 'all', isReady && ids.length > 0);
  const games = useMemo(() => gamesOfIds(lists.games, ids), [lists.games, ids]);
  return {
    games,
    // all at once: a rail that fills from the front would push what the member looks at aside
    isPending: favorites.isPending || (games.length < ids.length && (!isReady || lists.isLoading)),
    isFetching: lists.isFetching,
    error: favorites.error ?? (games.length === 0 ? lists.error : null),
    refetch: () => {
      favorites.refetch();
      lists.refetch();
    },
  };
}
