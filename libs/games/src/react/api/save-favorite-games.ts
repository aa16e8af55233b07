import type { MemberRef } from '@housebrand/shared';
import { api, ApiError, toast, useMutation } from '@housebrand/shared/react';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import {
  MAX_FAVORITE_GAMES,
  SAVE_FAVORITE_GAMES_ADDRESS,
  toggleFavorite,
  type SaveFavoriteGamesRequest,
} from '../../core';
import { toggleOf, undoToggle } from '../favorites/favorite-toggle';
import { gameText } from '../messages';
import { favoriteGamesQuery } from './get-favorite-games';

const SAVE_KEY = ['games', 'favorites', 'save'];
const NO_IDS: readonly string[] = [];

/**
 * Calls `POST /api/apps/favorite_games`. A change shows at once; if saving fails, only that change is undone and the member sees
 * a message. Saves run one after another, each with the list as it is then, so that quick taps end in the right state.
 *
 * @returns a function that adds or removes one game
 */
export function useSaveFavoriteGames(member: MemberRef | null): (id: string) => void {
  const client = useQueryClient();
  const key = favoriteGamesQuery(member).queryKey;
  const current = (): readonly string[] => client.getQueryData(key) ?? NO_IDS;
  const { mutate } = useMutation({
    mutationKey: SAVE_KEY,
    scope: { id: 'favorite-games' },
    mutationFn: ({ of }: { of: MemberRef; id: string }) =>
      api.post<string[]>(SAVE_FAVORITE_GAMES_ADDRESS, {
        agentID: of.prefix,
        username: of.username,
        games: [...current()],
      } satisfies SaveFavoriteGamesRequest),
    onMutate: ({ id }) => {
      void client.cancelQueries({ queryKey: key });
      const change = toggleOf(current(), id);
      client.setQueryData(key, toggleFavorite(current(), id));
      return change;
    },
    onError: (error, _request, change) => {
      if (change) client.setQueryData(key, undoToggle(current(), change));
      toast.show(
        error instanceof ApiError && !error.isNetworkFailure ? error.message : gameText('favoriteFailed'),
        'error',
      );
    },
    onSuccess: (saved) => {
      // Only the last queued save contains all changes.
      if (client.isMutating({ mutationKey: SAVE_KEY }) <= 1) client.setQueryData(key, saved);
    },
  });
  return useCallback(
    (id: string) => {
      if (!member) return;
      const favorites = client.getQueryData(favoriteGamesQuery(member).queryKey) ?? NO_IDS;
      if (favorites.length >= MAX_FAVORITE_GAMES && !favorites.includes(id)) {
        toast.show(gameText('favoritesFull', { max: MAX_FAVORITE_GAMES }), 'error');
        return;
      }
      mutate({ of: member, id });
    },
    [client, mutate, member],
  );
}
