import { usePortal } from '@housebrand/shared/react';
import { useCallback, useMemo } from 'react';
import { useFavoriteGames } from '../api/get-favorite-games';
import { useSaveFavoriteGames } from '../api/save-favorite-games';

const NO_IDS: readonly string[] = [];

export interface Favorites {
  /** Newest first. */
  ids: readonly string[];
  has: (id: string) => boolean;
  /** `undefined` for a guest, who has no favourites. */
  toggle: ((id: string) => void) | undefined;
  isPending: boolean;
  error: Error | null;
  refetch: () => void;
}

/** The current member's favourites and a function to change them. */
export function useFavorites(): Favorites {
  const { member } = usePortal();
  const query = useFavoriteGames(member);
  const save = useSaveFavoriteGames(member);
  const ids = query.data ?? NO_IDS;
  const set = useMemo(() => new Set(ids), [ids]);
  const has = useCallback((id: string) => set.has(id), [set]);
  return {
    ids,
    has,
    toggle: member === null ? undefined : save,
    isPending: query.isLoading,
    error: query.error,
    refetch: () => void query.refetch(),
  };
}
