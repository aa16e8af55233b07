import { api, ApiError, toast, usePortal } from '@housebrand/shared/react';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { MAX_FAVORITE_GAMES } from '../../core/contracts';
import type { SaveFavoriteGamesRequest } from '../../core/contracts';
import { toggleFavorite } from '../../core/favorites';
import { toggleOf, undoToggle } from '../favorite-toggle';
import { gameText } from '../words';

export const favoriteKeys = {
  of: (prefix: string, username: string) => ['games', 'favorites', prefix, username] as const,
};
const SAVE_KEY = ['games', 'favorites', 'save'];

/** `GET /api/apps/favorite_games/{prefix}/{username}`: ids, the newest favourite first. */
export function favoriteGamesQuery(prefix: string, username: string) {
  return queryOptions({
    queryKey: favoriteKeys.of(prefix, username),
    queryFn: ({ signal }) =>
      api.get<string[]>(`/api/apps/favorite_games/${encodeURIComponent(prefix)}/${encodeURIComponent(username)}`, {
        signal,
      }),
    staleTime: 60_000,
  });
}

const NO_IDS: readonly string[] = [];

export interface Favorites {
  /** Newest first. */
  ids: readonly string[];
  has: (id: string) => boolean;
  /** `undefined` for a guest, who has no favourites to change. */
  toggle: ((id: string) => void) | undefined;
  isPending: boolean;
  error: Error | null;
  refetch: () => void;
}

/**
 * The member's favourites. A change shows at once; when it cannot be saved, that one change is taken back and the member
 * is told. Saves run one after the other and each sends the list as it stands then, so a quick row of taps ends right.
 */
export function useFavorites(): Favorites {
  const { prefix, username } = usePortal();
  const query = useQuery({ ...favoriteGamesQuery(prefix, username ?? ''), enabled: username !== null });
  const save = useSaveFavorites(prefix, username ?? '');
  const ids = query.data ?? NO_IDS;
  const set = useMemo(() => new Set(ids), [ids]);
  const has = useCallback((id: string) => set.has(id), [set]);
  return {
    ids,
    has,
    toggle: username === null ? undefined : save,
    isPending: query.isLoading,
    error: query.error,
    refetch: () => void query.refetch(),
  };
}

function useSaveFavorites(prefix: string, username: string): (id: string) => void {
  const client = useQueryClient();
  const key = favoriteKeys.of(prefix, username);
  const current = (): readonly string[] => client.getQueryData<string[]>(key) ?? NO_IDS;
  const { mutate } = useMutation({
    mutationKey: SAVE_KEY,
    scope: { id: 'favorite-games' },
    mutationFn: (_id: string) =>
      api.post<string[]>('/api/apps/favorite_games', {
        agentID: prefix,
        username,
        games: [...current()],
      } satisfies SaveFavoriteGamesRequest),
    onMutate: (id) => {
      void client.cancelQueries({ queryKey: key });
      const change = toggleOf(current(), id);
      client.setQueryData(key, toggleFavorite(current(), id));
      return change;
    },
    onError: (error, _id, change) => {
      if (change) client.setQueryData(key, undoToggle(current(), change));
      toast.show(error instanceof ApiError && !error.isNetworkFailure ? error.message : gameText('favoriteFailed'), 'error');
    },
    onSuccess: (saved) => {
      // only the last of a row of saves knows them all
      if (client.isMutating({ mutationKey: SAVE_KEY }) <= 1) client.setQueryData(key, saved);
    },
  });
  return useCallback(
    (id: string) => {
      const favorites = client.getQueryData<string[]>(favoriteKeys.of(prefix, username)) ?? NO_IDS;
      if (favorites.length >= MAX_FAVORITE_GAMES && !favorites.includes(id)) {
        toast.show(gameText('favoritesFull', { max: MAX_FAVORITE_GAMES }), 'error');
        return;
      }
      mutate(id);
    },
    [client, mutate, prefix, username],
  );
}
