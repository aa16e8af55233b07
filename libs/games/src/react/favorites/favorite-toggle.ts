import { toggleFavorite } from '../../core';

/** What is needed to undo one change of the favourites. */
export interface FavoriteToggle {
  id: string;
  /** Position before the game was removed; -1 if it was added. */
  index: number;
}

export function toggleOf(favorites: readonly string[], id: string): FavoriteToggle {
  return { id, index: favorites.indexOf(id) };
}

/** Undoes one change and keeps later ones: a removed game returns to its position, an added one is removed. */
export function undoToggle(favorites: readonly string[], { id, index }: FavoriteToggle): string[] {
  const isThere = favorites.includes(id);
  if (index < 0) return isThere ? toggleFavorite(favorites, id) : [...favorites];
  return isThere ? [...favorites] : favorites.toSpliced(index, 0, id);
}
