import { z } from 'zod';
import {
  PROVIDER_TIERS,
  GAME_CATEGORIES,
  type GameCategory,
  type HomeGroupType,
  type LobbyCode,
  type SportLobbyCode,
  type GameListLimit,
} from './terms';

export { BridgeGame, BridgeProvider, GamesStatus } from '@housebrand/shared/contracts';

/** Reply of `POST /api/apps/redirectLogin/{prefix}`: a one-use address, valid for 60 seconds. */
export const RedirectLoginResult = z
  .object({
    url: z.string().meta({
      example: 'https://play.example/site?ticket=77b0',
      description: 'Single-use address, valid for 60 seconds.',
    }),
  })
  .meta({ id: 'RedirectLoginResultDto' });
export type RedirectLoginResult = z.infer<typeof RedirectLoginResult>;

/** An entry of `GET /api/provider/provider-list` (specification section 3; the trade provider is our addition). */
export const GameProvider = z
  .object({
    provider: z.string().meta({ example: 'NAGX' }),
    providerTier: z.enum(PROVIDER_TIERS).meta({ example: 'exclusive' }),
    providerName: z.string().meta({ example: 'Naga Forge' }),
    providerType: z.enum(['SLOT', 'CASINO', 'CARD', 'KENO', 'POKER', 'LOTTO', 'TRADE']).meta({ example: 'SLOT' }),
    name: z.string().meta({ example: 'Naga Forge' }),
    product: z.string().meta({ example: 'NAGX' }),
    type: z.enum(['SLOT', 'LIVE', 'KENO', 'CARD', 'POKER', 'LOTTO', 'TRADE']).meta({ example: 'SLOT' }),
    order: z.number().meta({
      example: 1,
      description: 'Display order. Slot 1–29, live 30–42, keno 43, card 44, 51, 53, poker 45, lotto 56, trade 57.',
    }),
    url: z.string().meta({ example: '/media/providers/NAGX.svg?v=1', description: 'Wordmark, on the same origin.' }),
    gameCount: z.number().meta({ example: 58 }),
    launch: z
      .enum(['launch-portal'])
      .nullable()
      .meta({ example: null, description: "Operation that opens the provider's own lobby; `null`: no own lobby." }),
  })
  .meta({ id: 'GameProviderDto' });
export type GameProvider = z.infer<typeof GameProvider>;

/** A game as the portal shows it: an entry of `GET /api/provider/game-list`. */
export const Game = z
  .object({
    id: z.string().meta({ example: 'NAGX-0001' }),
    name: z.string().meta({ example: 'Golden Naga' }),
    provider: z.string().meta({ example: 'NAGX', description: 'Code of the game provider.' }),
    gameType: z.enum(GAME_CATEGORIES).meta({ example: 'Slot' }),
    refID: z.string().meta({ example: 'slot-0001' }),
    imgUrl: z.string().meta({
      example: '/media/games/NAGX-0001/v.webp?v=1k2j3h',
      description: 'Portrait cover, 3:4. Accepts a width as `&w=`.',
    }),
    imgUrlH: z
      .string()
      .meta({ example: '/media/games/NAGX-0001/h.webp?v=1k2j3h', description: 'Landscape cover, 16:9.' }),
    color: z.string().meta({ example: '#1B3A5C', description: 'Dominant colour of the cover.' }),
    providerTier: z.enum(PROVIDER_TIERS).meta({ example: 'exclusive' }),
    isNew: z.boolean().meta({ example: false }),
    isJackpot: z.boolean().meta({ example: true }),
    rank: z.number().meta({ example: 1, description: 'Popularity rank; 1 is the most popular.' }),
  })
  .meta({ id: 'GameDto' });
export type Game = z.infer<typeof Game>;

/** `result` of a launch. */
export const LaunchGameResult = z
  .object({
    uri: z.string().meta({ example: 'https://play.example/session/4f1d', description: 'Address that opens the game.' }),
  })
  .meta({ id: 'LaunchGameResultDto' });
export type LaunchGameResult = z.infer<typeof LaunchGameResult>;

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

/** `POST /api/provider/launch-lotto`. */
export interface LaunchLottoRequest {
  /** `LOTTO` for the lobby of all draws, otherwise the provider's code of a draw. */
  type: string;
}

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
