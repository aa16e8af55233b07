import { InvalidInput } from '@housebrand/shared';
import { MAX_FAVORITE_GAMES } from './terms';

/** Whether a game can be a favourite: it exists and the agent offers it. */
export type IsOffered = (id: string) => boolean;

/**
 * Returns the list to store when a member saves favourites: the requested IDs in order without duplicates, followed by stored
 * games that are currently hidden, so that favourites reappear with their provider.
 *
 * @throws InvalidInput for a game that does not exist or is not offered, and for more than 100 games
 */
export function favoritesToStore(
  requested: readonly string[],
  stored: readonly string[],
  isOffered: IsOffered,
): string[] {
  const games = [...new Set(requested)];
  if (games.length > MAX_FAVORITE_GAMES) {
    throw new InvalidInput([
      { field: 'games', messageKey: 'games.tooManyFavorites', values: { max: MAX_FAVORITE_GAMES } },
    ]);
  }
  const unknown = games.find((id) => !isOffered(id));
  if (unknown !== undefined) {
    throw new InvalidInput([{ field: 'games', messageKey: 'games.unknownFavorite', values: { game: unknown } }]);
  }
  const hidden = stored.filter((id) => !isOffered(id));
  return [...games, ...hidden].slice(0, MAX_FAVORITE_GAMES);
}

/** Adds a favourite to the front, or removes it. */
export function toggleFavorite(favorites: readonly string[], id: string): string[] {
  return favorites.includes(id) ? favorites.filter((other) => other !== id) : [id, ...favorites];
}
