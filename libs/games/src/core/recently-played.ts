/** Maximum number of remembered games (specification section 9). */
export const MAX_RECENT_GAMES = 3;

/** A game or, without an ID, the lobby of a game type. */
export interface RecentGame {
  id?: string;
  gameType: string;
}

const sameGame = (a: RecentGame, b: RecentGame): boolean => (a.id || b.id ? a.id === b.id : a.gameType === b.gameType);

/**
 * Adds an opened game to the list: newest first, without duplicates (by ID, or by game type without an ID), at most three
 * (specification section 4). Also cleans up a list that other code has stored.
 */
export function rememberGame<T extends RecentGame>(recent: readonly T[], opened: T): T[] {
  const games = [opened, ...recent];
  const first = games.filter((game, index) => games.findIndex((other) => sameGame(other, game)) === index);
  return first.slice(0, MAX_RECENT_GAMES);
}
