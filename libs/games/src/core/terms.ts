export { GAME_CATEGORIES, HOME_GROUP_TYPES, type GameCategory, type HomeGroupType } from '@housebrand/shared';

/** Provider labels, highest first (specification section 6). Display only; they restrict nothing. */
export const PROVIDER_TIERS = ['exclusive', 'vvip', 'vip', ''] as const;

/** One of {@link PROVIDER_TIERS}; empty: no label. */
export type ProviderTier = (typeof PROVIDER_TIERS)[number];

/** Lobbies that the launch operation opens (specification section 2, lobby redirects, and the lotto launch). */
export const LOBBY_CODES = ['SPORT', 'SBO_SPORT', 'SABA_SPORT', 'LOTTO', 'LOTTO_LAUNCH', 'POKER'] as const;

/** One of {@link LOBBY_CODES}. */
export type LobbyCode = (typeof LOBBY_CODES)[number];

/** The sport lobbies among the lobby codes. */
export const SPORT_LOBBY_CODES = ['SPORT', 'SBO_SPORT', 'SABA_SPORT'] as const satisfies readonly LobbyCode[];

/** One of {@link SPORT_LOBBY_CODES}. */
export type SportLobbyCode = (typeof SPORT_LOBBY_CODES)[number];

/** Games with one turn per business day, named like their operations and menus. */
export const DAILY_GAMES = ['wheel', 'gashapon', 'daily-check-in'] as const;

/** One of {@link DAILY_GAMES}. */
export type DailyGame = (typeof DAILY_GAMES)[number];

/** Pages of the external site, named like our pages and operations. */
export const OFFERS = [...DAILY_GAMES, 'reward'] as const;

/** One of {@link OFFERS}. */
export type Offer = (typeof OFFERS)[number];

/** Allowed values of `limit`; few, so that the server can keep each shortened list prepared. */
export const GAME_LIST_LIMITS = [12, 24, 48] as const;

/** One of {@link GAME_LIST_LIMITS}. */
export type GameListLimit = (typeof GAME_LIST_LIMITS)[number];

/** Maximum number of a member's favourites. */
export const MAX_FAVORITE_GAMES = 100;
