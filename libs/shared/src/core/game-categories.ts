/** The provider's categories of game lists: `games/list/{gameType}` (specification section 7). */
export const GAME_CATEGORIES = ['Casino', 'Slot', 'Keno', 'Fish', 'Card', 'Trade', 'Poker'] as const;

/** One of {@link GAME_CATEGORIES}, in the provider's spelling. */
export type GameCategory = (typeof GAME_CATEGORIES)[number];

/** The sections a member browses; each is a home group (specification section 2, in that order). */
export const HOME_GROUP_TYPES = [
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

/** One of {@link HOME_GROUP_TYPES}. */
export type HomeGroupType = (typeof HOME_GROUP_TYPES)[number];
