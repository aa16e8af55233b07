import { z } from 'zod';
import { wireContract } from '../contract';
import { resultReply } from '../reply';
import { color, instant, text } from '../values.schemas';

const system = 'gamePlatform';
const nothing = z.object({});
/** Section 7 has the lists for a member's bearer token; ours are made in this installation's name, because guests browse too. */
const forGuests = {
  extension: true,
  withoutIt:
    'Guests see no list: it has to be read with a member’s token, the last that came, and kept for whoever browses.',
} as const;

/** Which providers are open. `until` is when an announced maintenance ends. */
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

/** An entry of the provider list (specification section 3, which leaves out who offers trade). */
export const wireGameProvider = z.looseObject({
  provider: text,
  providerTier: z.enum(['exclusive', 'vvip', 'vip', '']),
  providerName: text,
  providerType: z.enum(['SLOT', 'CASINO', 'CARD', 'KENO', 'POKER', 'LOTTO', 'TRADE']),
  name: text,
  product: text,
  type: z.enum(['SLOT', 'LIVE', 'KENO', 'CARD', 'POKER', 'LOTTO', 'TRADE']),
  order: z.int(),
  /** Wordmark at the provider's. */
  url: z.string().optional(),
  gameCount: z.int().min(0).optional(),
  /** It keeps a lobby of its own, which the gateway opens. */
  hasLobby: z.boolean().optional(),
});
/** A studio as the provider tells it. */
export type WireGameProvider = z.infer<typeof wireGameProvider>;

/** The studios of the catalogue, with what an agent may launch of each. */
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
/** The categories that the provider knows; one that it invents makes the reply invalid. */
export const wireGameType = z.enum(WIRE_GAME_TYPES);
/** One of the provider's own categories; ours are made of them by the gateway. */
export type WireGameType = z.infer<typeof wireGameType>;

/** A game of the catalogue as the provider tells it. */
export const wireGame = z.looseObject({
  id: text,
  name: text,
  provider: text,
  gameType: wireGameType,
  refID: z.string(),
  /** Addresses of the covers at the provider's: 16:9 and 3:4. */
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

/** Games of a category; `product` (a provider's product) narrows it. */
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

/** What can be played: studios, their games, and whether they are open. */
export const catalogueContracts = { gamesStatus, providerList, gameList } as const;
