/** Games remembered (specification section 9). */
export const MAX_RECENT_GAMES = 3;

/** A game or, without an id, the lobby of a game type. */
export interface RecentGame {
  id?: string;
  gameType: string;
}

const sameGame = (a: RecentGame, b: RecentGame): boolean => (a.id || b.id ? a.id === b.id : a.gameType === b.gameType);

/**
 * The list after a game was opened: newest first, duplicates removed by id, or by game type when there is no id, at most
 * three (specification section 4). Also cleans a list that was stored by something else.
 */
export function rememberGame<T extends RecentGame>(recent: readonly T[], opened: T): T[] {
  const games = [opened, ...recent];
  const first = games.filter((game, index) => games.findIndex((other) => sameGame(other, game)) === index);
  return first.slice(0, MAX_RECENT_GAMES);
}
