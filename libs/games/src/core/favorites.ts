import { InvalidInput } from '@housebrand/shared';
import { MAX_FAVORITE_GAMES } from './contracts';

/** Whether a game can be a favourite: it exists and the agent offers it. */
export type IsOffered = (id: string) => boolean;

/**
 * What is stored when a member saves favourites: the wish without duplicates in its order, then the stored games that are
 * hidden at the moment, so that a provider that comes back brings its favourites back.
 *
 * @throws InvalidInput for a game that does not exist or is not offered, and for more than 100
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

/** Adds a favourite at the front, or removes it. */
export function toggleFavorite(favorites: readonly string[], id: string): string[] {
  return favorites.includes(id) ? favorites.filter((other) => other !== id) : [id, ...favorites];
}
