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

/** The provider's categories of game lists: `games/list/{gameType}` (specification section 7). */
export const GAME_CATEGORIES = ['Casino', 'Slot', 'Keno', 'Fish', 'Card', 'Trade', 'Poker'] as const;
/** One of {@link GAME_CATEGORIES}, in the provider's spelling. */
export type GameCategory = (typeof GAME_CATEGORIES)[number];

/** A game as the portal shows it: an entry of `GET /api/provider/game-list`. */
export interface Game {
  id: string;
  name: string;
  /** Provider code. */
  provider: string;
  gameType: GameCategory;
  refID: string;
  /** Portrait cover, 3:4, same origin; takes `?w=` of 132, 200 or 300. */
  imgUrl: string;
  /** Landscape cover, 16:9, same origin. */
  imgUrlH: string;
  /** Dominant colour of the cover, `#RRGGBB`, shown as a placeholder. */
  color: string;
  providerTier: ProviderTier;
  isNew: boolean;
  isJackpot: boolean;
  /** Lower is more popular. */
  rank: number;
}

/** The platform's label for a game's provider, highest first; empty means none. Shown as a badge. */
export type ProviderTier = 'exclusive' | 'vvip' | 'vip' | '';

/** An entry of `GET /api/provider/provider-list` (specification section 3; the trade provider is our addition). */
export interface GameProvider {
  provider: string;
  providerTier: ProviderTier;
  providerName: string;
  providerType: 'SLOT' | 'CASINO' | 'CARD' | 'KENO' | 'POKER' | 'LOTTO' | 'TRADE';
  name: string;
  product: string;
  type: 'SLOT' | 'LIVE' | 'KENO' | 'CARD' | 'POKER' | 'LOTTO' | 'TRADE';
  /** Specification section 9, provider orders. */
  order: number;
  /** Wordmark, same origin. */
  url: string;
  gameCount: number;
  /** The operation that opens the provider's own lobby; `null` if it has none. */
  launch: 'launch-portal' | null;
}

/** An entry of `GET /api/provider/games-status`: whether a provider's games can be played now. */
export interface GamesStatus {
  provider: string;
  isOpen: boolean;
  /** Announced end of a maintenance, ISO 8601. */
  until: string | null;
}

/** What a tap on a group opens: its list, a lobby, or one game (specification section 3). */
export type HomeGroupKind = 'gameList' | 'launchSportLobby' | 'launchPokerLobby' | 'launchLottoLobby' | 'launchGame';

/** One group of the home screen (specification section 3). Titles come from the locale files by `titleKey`. */
export interface HomeGroup {
  type: HomeGroupType;
  titleKey: string;
  product: string;
  provider: string;
  groupType: HomeGroupKind;
  isFeatured: boolean;
  isAlwayShow: boolean;
  hiddenGameListLink: boolean;
  isShowFavoriteGame: boolean;
  refID: string;
  imgUrl: string;
  launchGame?: { gameID: string; provider: string; gameCategory: GameCategory };
}

/** Body of `POST /api/provider/launch-game` for a game. The server, never the client, sets the return address. */
export interface LaunchGameRequest {
  gameID: string;
  /** Provider code. */
  provider: string;
  gameType: GameCategory;
}

/** Body of `POST /api/provider/launch-game` for a lobby: a home group's `product` if its `groupType` is `launch…Lobby`. */
export interface LaunchLobbyRequest {
  lobby: LobbyCode;
}

/** Lobbies that the launch operation opens (specification section 2, lobby redirects, and the lotto launch). */
export const LOBBY_CODES = ['SPORT', 'SBO_SPORT', 'SABA_SPORT', 'LOTTO', 'LOTTO_LAUNCH', 'POKER'] as const;
/** One of {@link LOBBY_CODES}. */
export type LobbyCode = (typeof LOBBY_CODES)[number];

/** `POST /api/provider/launch-lotto`. */
export interface LaunchLottoRequest {
  /** `LOTTO` for the lobby of all draws, otherwise the provider's code of a draw. */
  type: string;
}

/** The sport lobbies among the lobby codes. */
export const SPORT_LOBBY_CODES = ['SPORT', 'SBO_SPORT', 'SABA_SPORT'] as const satisfies readonly LobbyCode[];
/** One of {@link SPORT_LOBBY_CODES}. */
export type SportLobbyCode = (typeof SPORT_LOBBY_CODES)[number];

/** `POST /api/provider/launch-sport-lobby`. */
export interface LaunchSportLobbyRequest {
  lobby: SportLobbyCode;
}

/** Body of `POST /api/provider/launch-portal`: opens a provider's own lobby. */
export interface LaunchPortalRequest {
  /** Provider code whose list entry has `launch-portal`. */
  provider: string;
}

/** `POST /api/provider/reward`. */
export interface LaunchRewardRequest {
  /** True in the mobile app (specification section 9, `mobileApp`); absent in a browser. */
  isMobileApp?: boolean;
}

/** Games with one turn per business day, named like their operations and menus. */
export const DAILY_GAMES = ['wheel', 'gashapon', 'daily-check-in'] as const;
/** One of {@link DAILY_GAMES}. */
export type DailyGame = (typeof DAILY_GAMES)[number];

/** Pages of the external site, named like our pages and operations. */
export const OFFERS = [...DAILY_GAMES, 'reward'] as const;
/** One of {@link OFFERS}. */
export type Offer = (typeof OFFERS)[number];

/** Reply of `POST /api/apps/redirectLogin/{prefix}`: a one-use address, valid for 60 seconds. */
export interface RedirectLoginResult {
  url: string;
}

/** An entry of `POST /api/apps/providerPrefixList/{prefix}`. */
export interface BridgeProvider {
  /** Provider code. */
  prefix: string;
  name: string;
  /** The category to pass to `gameList`. */
  tab: string;
}

/** An entry of `POST /api/apps/gameList/{prefix}`. */
export interface BridgeGame {
  gameID: string;
  name: string;
  /** Provider code. */
  provider: string;
}

/** `result` of a launch. */
export interface LaunchGameResult {
  /** Address that opens the game. */
  uri: string;
}

/** `GET /api/apps/favorite_games/{prefix}/{username}` and `POST /api/apps/favorite_games`. */
export interface SaveFavoriteGamesRequest {
  agentID: string;
  username: string;
  games: string[];
}

/** Query of `GET /api/provider/game-list`, and without `gameType` of `provider-list` and `games-status`. */
export interface GameListQuery {
  /** Required unless `ids` is given. */
  gameType?: GameCategory;
  /** IDs of games in any category; the reply keeps their order and omits games that are not offered. */
  ids?: string[];
  /** A provider's `product`; absent means all. */
  product?: string;
  /** The agent; absent means the session's, else that of the prefix cookie, else MASTER. */
  prefix?: string;
  /** Number of most popular games; absent means all. */
  limit?: GameListLimit;
}

/** Allowed values of `limit`; few, so that the server can keep each shortened list prepared. */
export const GAME_LIST_LIMITS = [12, 24, 48] as const;
/** One of {@link GAME_LIST_LIMITS}. */
export type GameListLimit = (typeof GAME_LIST_LIMITS)[number];

/** Maximum number of a member's favourites. */
export const MAX_FAVORITE_GAMES = 100;
