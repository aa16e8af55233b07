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

/** Categories of game lists that the platform knows: `games/list/{gameType}` (specification section 7). */
export const GAME_CATEGORIES = ['Casino', 'Slot', 'Keno', 'Fish', 'Card', 'Trade', 'Poker'] as const;
/** One of {@link GAME_CATEGORIES}, as the provider spells it. */
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
  /** Dominant colour of the cover, `#RRGGBB`: the placeholder. */
  color: string;
  providerTier: ProviderTier;
  /** Set by the provider. */
  isNew: boolean;
  isJackpot: boolean;
  /** Lower is more popular. */
  rank: number;
}

/** How the platform ranks a game's studio, the best first; empty: not at all. Shown as a badge. */
export type ProviderTier = 'exclusive' | 'vvip' | 'vip' | '';

/** An entry of `GET /api/provider/provider-list` (specification section 3; trade, whose studio it leaves out, is ours). */
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
  /** The operation that opens a lobby of its own; `null`: it has none. */
  launch: 'launch-portal' | null;
}

/** `GET /api/provider/games-status`: what can be played now. */
export interface GamesStatus {
  provider: string;
  isOpen: boolean;
  /** ISO 8601, when a maintenance is announced. */
  until: string | null;
}

/** What a tap on a group does: open its list, a lobby, or one game (specification section 3). */
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

/** `POST /api/provider/launch-game` for a game. The redirect address is the server's, never the client's. */
export interface LaunchGameRequest {
  gameID: string;
  /** Provider code. */
  provider: string;
  gameType: GameCategory;
}

/** `POST /api/provider/launch-game` for a lobby: a home group's `product` when its `groupType` is `launch…Lobby`. */
export interface LaunchLobbyRequest {
  lobby: LobbyCode;
}

/** Lobbies that open through the launch door (specification section 2, lobby redirects, and the lotto launch). */
export const LOBBY_CODES = ['SPORT', 'SBO_SPORT', 'SABA_SPORT', 'LOTTO', 'LOTTO_LAUNCH', 'POKER'] as const;
/** One of {@link LOBBY_CODES}. */
export type LobbyCode = (typeof LOBBY_CODES)[number];

/** `POST /api/provider/launch-lotto`. */
export interface LaunchLottoRequest {
  /** `LOTTO` for the lobby of all draws, else what the provider calls one. */
  type: string;
}

/** Lobbies of sports among the lobby codes. */
export const SPORT_LOBBY_CODES = ['SPORT', 'SBO_SPORT', 'SABA_SPORT'] as const satisfies readonly LobbyCode[];
/** One of {@link SPORT_LOBBY_CODES}. */
export type SportLobbyCode = (typeof SPORT_LOBBY_CODES)[number];

/** `POST /api/provider/launch-sport-lobby`. */
export interface LaunchSportLobbyRequest {
  lobby: SportLobbyCode;
}

/** `POST /api/provider/launch-portal`: the lobby that a provider keeps itself. */
export interface LaunchPortalRequest {
  /** Provider code; its entry names `launch-portal`. */
  provider: string;
}

/** `POST /api/provider/reward`. */
export interface LaunchRewardRequest {
  /** Opened in the mobile app (specification section 9, `mobileApp`); without it in a browser. */
  isMobileApp?: boolean;
}

/** Games of one turn a business day, as their operations and menus are called. */
export const DAILY_GAMES = ['wheel', 'gashapon', 'daily-check-in'] as const;
/** One of {@link DAILY_GAMES}. */
export type DailyGame = (typeof DAILY_GAMES)[number];

/** What the external site opens, as pages and operations are called. */
export const OFFERS = [...DAILY_GAMES, 'reward'] as const;
/** One of {@link OFFERS}. */
export type Offer = (typeof OFFERS)[number];

/** `POST /api/apps/redirectLogin/{prefix}`: good once, for 60 seconds. */
export interface RedirectLoginResult {
  url: string;
}

/** An entry of `POST /api/apps/providerPrefixList/{prefix}`. */
export interface BridgeProvider {
  /** Provider code. */
  prefix: string;
  name: string;
  /** What `gameList` asks for. */
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
  /** Where the game opens. */
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
  /** Needed unless `ids` says which games are meant. */
  gameType?: GameCategory;
  /** These games of any category, in this order; those that are not offered are left out. */
  ids?: string[];
  /** A provider's `product`; absent: all. */
  product?: string;
  /** The agent; absent: the session's, else the prefix cookie's, else MASTER. */
  prefix?: string;
  /** The most popular so many; absent: all. */
  limit?: GameListLimit;
}

/** Sizes of a shortened list: few, so that every one of them stays prepared. */
export const GAME_LIST_LIMITS = [12, 24, 48] as const;
/** One of {@link GAME_LIST_LIMITS}. */
export type GameListLimit = (typeof GAME_LIST_LIMITS)[number];

/** Favourites a member may keep. */
export const MAX_FAVORITE_GAMES = 100;
