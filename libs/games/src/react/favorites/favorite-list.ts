import { useSite } from '@housebrand/shared/react';
import { useMemo } from 'react';
import type { Game } from '../../core';
import { useGamesByIds } from '../api/get-games-by-ids';
import { useFavorites } from './use-favorites';

const NO_GAMES: readonly Game[] = [];

/** The games behind a list of ids, in the order of the ids; ids that are not offered any more are left out. */
export function gamesOfIds(games: readonly Game[], ids: readonly string[]): Game[] {
  const wanted = new Set(ids);
  const found = new Map(games.filter(({ id }) => wanted.has(id)).map((game) => [game.id, game]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** The favourites as games, in the member's own order, and how far they have come. */
export interface FavoriteList {
  games: readonly Game[];
  /** Nothing is there yet and something is on its way. */
  isPending: boolean;
  isFetching: boolean;
  error: Error | null;
  refetch: () => void;
}

/** The member's favourite games, the newest first. Ids are all that is stored: their names and covers are asked for. */
export function useFavoriteList(): FavoriteList {
  const { prefix } = useSite();
  const favorites = useFavorites();
  const { ids } = favorites;
  const { data = NO_GAMES, error, isLoading, isFetching, refetch } = useGamesByIds(prefix, ids);
  const games = useMemo(() => gamesOfIds(data, ids), [data, ids]);
  return {
    games,
    isPending: favorites.isPending || isLoading,
    isFetching,
    error: favorites.error ?? (games.length === 0 ? error : null),
    refetch: () => {
      favorites.refetch();
      if (ids.length > 0) void refetch();
    },
  };
}
