import { toggleFavorite } from '../../core';

/** What undoing one change of the favourites needs to know. */
export interface FavoriteToggle {
  id: string;
  /** Where the game stood before it was removed; -1 when it was added. */
  index: number;
}

export function toggleOf(favorites: readonly string[], id: string): FavoriteToggle {
  return { id, index: favorites.indexOf(id) };
}

/** Takes one change back and leaves every later one alone: a removed game returns to its place, an added one goes. */
export function undoToggle(favorites: readonly string[], { id, index }: FavoriteToggle): string[] {
  const isThere = favorites.includes(id);
  if (index < 0) return isThere ? toggleFavorite(favorites, id) : [...favorites];
  return isThere ? [...favorites] : favorites.toSpliced(index, 0, id);
}
