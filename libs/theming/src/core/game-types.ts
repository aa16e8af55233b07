/** What `agent.gameType` may name: `all`, or the one section of the home that the agent offers. */
export const GAME_TYPES = [
  'all',
  'LIVE',
  'SPORT',
  'SLOT',
  'CARD',
  'POKER',
  'LOTTO',
  'KENO',
  'LOTTO_LAUNCH',
  'TRADE',
  'ESPORT',
] as const;
/** One of {@link GAME_TYPES}. */
export type GameType = (typeof GAME_TYPES)[number];

/** What a spelling in any case names; `null`: nothing. */
export function gameTypeNamed(spelling: string): GameType | null {
  const wanted = spelling.trim().toUpperCase();
  return GAME_TYPES.find((known) => known.toUpperCase() === wanted) ?? null;
}
