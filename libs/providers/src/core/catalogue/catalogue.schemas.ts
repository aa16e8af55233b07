import { z } from 'zod';
import { wireContract } from '../contract';
import { resultReply } from '../reply';
import { color, instant, text } from '../values.schemas';

const system = 'gamePlatform';
const nothing = z.object({});
/** Section 7 defines these lists with a member's bearer token; we use the installation's secret because guests browse, too. */
const forGuests = {
  extension: true,
  withoutIt: 'Lists for guests are read with the token of the member seen last; without one, guests see no lists.',
} as const;

/** Lists which providers are open. `until` is the announced end of a maintenance. */
export const gamesStatus = wireContract({
  name: 'gamesStatus',
  system,
  method: 'GET',
  path: '/frontend/games/status',
  auth: 'catalogue',
  ...forGuests,
  serves: ['GET /api/provider/games-status', 'POST /api/provider/launch-game'],
  request: nothing,
  response: resultReply(z.array(z.looseObject({ provider: text, isOpen: z.boolean(), until: instant.nullable() }))),
  example: {
    request: {},
    reply: { code: 0, result: [{ provider: 'NAGX', isOpen: false, until: '2026-11-21T18:00:00.000Z' }] },
    refusal: { code: 1003, msg: 'เซสชันไม่ถูกต้อง กรุณาเข้าสู่ระบบอีกครั้ง' },
  },
});

/** An entry of the provider list (specification section 3, which does not say which providers offer trade). */
export const wireGameProvider = z.looseObject({
  provider: text,
  providerTier: z.enum(['exclusive', 'vvip', 'vip', '']),
  providerName: text,
  providerType: z.enum(['SLOT', 'CASINO', 'CARD', 'KENO', 'POKER', 'LOTTO', 'TRADE']),
  name: text,
  product: text,
  type: z.enum(['SLOT', 'LIVE', 'KENO', 'CARD', 'POKER', 'LOTTO', 'TRADE']),
  order: z.int(),
  /** Address of the provider's wordmark. */
  url: z.string().optional(),
  gameCount: z.int().min(0).optional(),
  /** Whether the provider has its own lobby, which the `gateway` call opens. */
  hasLobby: z.boolean().optional(),
});
/** See {@link wireGameProvider}. */
export type WireGameProvider = z.infer<typeof wireGameProvider>;

/** Lists the providers in the catalogue, with the categories an agent may launch. */
export const providerList = wireContract({
  name: 'providerList',
  system,
  method: 'GET',
  path: '/frontend/games/provider-list',
  auth: 'catalogue',
  ...forGuests,
  serves: ['GET /api/provider/provider-list', 'GET /api/provider/game-list'],
  request: nothing,
  response: resultReply(z.array(wireGameProvider)),
  example: {
    request: {},
    reply: {
      code: 0,
      result: [
        {
          provider: 'NAGX',
          providerTier: 'exclusive',
          providerName: 'Naga Forge',
          providerType: 'SLOT',
          name: 'Naga Forge',
          product: 'NAGX',
          type: 'SLOT',
          order: 1,
          url: 'https://provider.example/providers/NAGX.svg',
          gameCount: 64,
        },
      ],
    },
    refusal: { code: 1003, msg: 'เซสชันไม่ถูกต้อง กรุณาเข้าสู่ระบบอีกครั้ง' },
  },
});

/** Categories of `games/list/{gameType}` (specification section 7, game categories fetched). */
export const WIRE_GAME_TYPES = ['Casino', 'Slot', 'Keno', 'Fish', 'Card', 'Trade', 'Poker'] as const;
/** The provider's categories; an unknown one makes the reply invalid. */
export const wireGameType = z.enum(WIRE_GAME_TYPES);
/** One of the provider's categories; the gateway maps them to ours. */
export type WireGameType = z.infer<typeof wireGameType>;

/** A game in the provider's wire format. */
export const wireGame = z.looseObject({
  id: text,
  name: text,
  provider: text,
  gameType: wireGameType,
  refID: z.string(),
  /** Addresses of the provider's covers: 16:9 and 3:4. */
  image: z.looseObject({ horizontal: z.string(), vertical: z.string() }),
  /** Dominant colour of the cover. */
  color: color.optional(),
  isNew: z.boolean().optional(),
  isJackpot: z.boolean().optional(),
  /** Lower is more popular. */
  rank: z.int().optional(),
});
/** See {@link wireGame}. */
export type WireGame = z.infer<typeof wireGame>;

/** Lists the games of a category; `product`, a provider's product, narrows the list. */
export const gameList = wireContract({
  name: 'gameList',
  system,
  method: 'GET',
  path: '/frontend/games/list/{gameType}',
  auth: 'catalogue',
  ...forGuests,
  serves: [
    'GET /api/provider/game-list',
    'POST /api/provider/launch-game',
    'GET /api/apps/favorite_games/{prefix}/{username}',
  ],
  request: z.object({
    params: z.object({ gameType: wireGameType }),
    query: z.object({ product: text.optional() }),
  }),
  response: resultReply(z.array(wireGame)),
  example: {
    request: { params: { gameType: 'Slot' }, query: { product: 'NAGX' } },
    reply: {
      code: 0,
      result: [
        {
          id: 'NAGX-0001',
          name: 'Naga Vault',
          provider: 'NAGX',
          gameType: 'Slot',
          refID: 'NAGX-0001',
          image: {
            horizontal: 'https://provider.example/games/NAGX-0001/wide.png',
            vertical: 'https://provider.example/games/NAGX-0001/tall.png',
          },
          color: '#1E6F5C',
          isNew: true,
          isJackpot: false,
          rank: 1,
        },
      ],
    },
    refusal: { code: 1003, msg: 'เซสชันไม่ถูกต้อง กรุณาเข้าสู่ระบบอีกครั้ง' },
  },
});

/** Catalogue calls: providers, their games, and whether they are open. */
export const catalogueContracts = { gamesStatus, providerList, gameList } as const;
