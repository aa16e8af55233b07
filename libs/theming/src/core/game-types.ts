import { HOME_GROUP_TYPES } from '@housebrand/shared';

/** Values of `agent.gameType`: `all`, or the only section of the home page that the agent offers. */
export const GAME_TYPES = ['all', ...HOME_GROUP_TYPES] as const;
/** One of {@link GAME_TYPES}. */
export type GameType = (typeof GAME_TYPES)[number];

/** Finds a game type regardless of case; `null` if there is none. */
export function gameTypeNamed(spelling: string): GameType | null {
  const wanted = spelling.trim().toUpperCase();
  return GAME_TYPES.find((known) => known.toUpperCase() === wanted) ?? null;
}
