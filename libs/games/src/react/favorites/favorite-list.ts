import { useSite } from '@housebrand/shared/react';
import { useMemo } from 'react';
import type { Game } from '../../core';
import { useGamesByIds } from '../api/get-games-by-ids';
import { useFavorites } from './use-favorites';

const NO_GAMES: readonly Game[] = [];

/** Returns the games for a list of IDs, in that order, omitting games that are no longer offered. */
export function gamesOfIds(games: readonly Game[], ids: readonly string[]): Game[] {
  const requestedIds = new Set(ids);
  const found = new Map(games.filter(({ id }) => requestedIds.has(id)).map((game) => [game.id, game]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** The favourites as games, in the member's order, with their loading state. */
export interface FavoriteList {
  games: readonly Game[];
  /** No game has loaded yet and some are loading. */
  isPending: boolean;
  isFetching: boolean;
  error: Error | null;
  refetch: () => void;
}

/** Loads the member's favourite games, newest first. Only IDs are stored, so their names and covers are loaded. */
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
