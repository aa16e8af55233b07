/** The provider's categories of game lists: `games/list/{gameType}` (specification section 7). */
export const GAME_CATEGORIES = ['Casino', 'Slot', 'Keno', 'Fish', 'Card', 'Trade', 'Poker'] as const;

/** One of {@link GAME_CATEGORIES}, in the provider's spelling. */
export type GameCategory = (typeof GAME_CATEGORIES)[number];
