import { z } from 'zod';
import { wireContract } from './contract';
import { resultReply } from './reply';
import { bahtAmount, color, instant, points, text } from './values.schemas';

const system = 'gamePlatform';
const nothing = z.object({});

/** A member's tier as the platform tells it. Amounts in baht. */
export const wireTier = z.looseObject({
  tierLevel: z.int().min(1),
  tierName: text,
  logoUrl: z.string(),
  descriptionBackgroundColor: color,
  backgroundDarkColor: color,
  backgroundBrightColor: color,
  depositAmount: bahtAmount,
  turnoverAmount: bahtAmount,
  access: z.looseObject({ menu: z.array(z.string()) }),
});
export type WireTier = z.infer<typeof wireTier>;

/** A member as the platform tells it (`me.entry`, specification section 3). `credit` in baht. */
export const wireProfile = z.looseObject({
  _id: text,
  username: text,
  prefix: text,
  credit: bahtAmount,
  point: points,
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  tel: z.string(),
  bankName: z.string(),
  accountNumber: z.string(),
  bonus: z.enum(['BONUS', 'NO_BONUS']),
  tier: wireTier,
  createDate: instant,
  /** A portal launch needs this prefix to be the member's (specification section 6). */
  groupAutoTopUp: z.looseObject({ prefix: text }),
});
export type WireProfile = z.infer<typeof wireProfile>;

export const platformLogin = wireContract({
  name: 'login',
  system,
  method: 'POST',
  path: '/frontend/user/login',
  auth: 'none',
  request: z.object({ body: z.object({ username: text, password: text, prefix: text }) }),
  response: resultReply(z.looseObject({ token: text })),
});

/** `userKey` is the token of the member system's `autoLink`. */
export const platformAutoLogin = wireContract({
  name: 'loginAuto',
  system,
  method: 'POST',
  path: '/frontend/user/login/auto',
  auth: 'none',
  request: z.object({ body: z.object({ prefix: text, userKey: text }) }),
  response: resultReply(z.looseObject({ token: text, profile: wireProfile })),
});

export const platformProfile = wireContract({
  name: 'profile',
  system,
  method: 'GET',
  path: '/frontend/user/profile',
  auth: 'bearer',
  request: nothing,
  response: resultReply(wireProfile),
});

/** Which providers are open. `until` is when an announced maintenance ends. */
export const gamesStatus = wireContract({
  name: 'gamesStatus',
  system,
  method: 'GET',
  path: '/frontend/games/status',
  auth: 'catalogue',
  request: nothing,
  response: resultReply(z.array(z.looseObject({ provider: text, isOpen: z.boolean(), until: instant.nullable() }))),
});

/** An entry of the provider list (specification section 3). */
export const wireGameProvider = z.looseObject({
  provider: text,
  providerTier: z.enum(['exclusive', 'vvip', 'vip', '']),
  providerName: text,
  providerType: z.enum(['SLOT', 'CASINO', 'CARD', 'KENO', 'POKER', 'LOTTO']),
  name: text,
  product: text,
  type: z.enum(['SLOT', 'LIVE', 'KENO', 'CARD', 'POKER', 'LOTTO']),
  order: z.int(),
  /** Wordmark at the provider's. */
  url: z.string().optional(),
  gameCount: z.int().min(0).optional(),
});
export type WireGameProvider = z.infer<typeof wireGameProvider>;

export const providerList = wireContract({
  name: 'providerList',
  system,
  method: 'GET',
  path: '/frontend/games/provider-list',
  auth: 'catalogue',
  request: nothing,
  response: resultReply(z.array(wireGameProvider)),
});

/** Categories of `games/list/{gameType}` (specification section 7, game categories fetched). */
export const WIRE_GAME_TYPES = ['Casino', 'Slot', 'Keno', 'Fish', 'Card', 'Trade', 'Poker'] as const;
export const wireGameType = z.enum(WIRE_GAME_TYPES);

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
export type WireGame = z.infer<typeof wireGame>;

/** Games of a category; `product` (a provider's product) narrows it. */
export const gameList = wireContract({
  name: 'gameList',
  system,
  method: 'GET',
  path: '/frontend/games/list/{gameType}',
  auth: 'catalogue',
  request: z.object({
    params: z.object({ gameType: wireGameType }),
    query: z.object({ product: text.optional() }),
  }),
  response: resultReply(z.array(wireGame)),
});

/** Site configuration. The caller's `ip` is filled in by our server, never by the browser. */
export const siteConfig = wireContract({
  name: 'siteConfig',
  system,
  method: 'POST',
  path: '/frontend/prefix/v2',
  auth: 'none',
  request: z.object({ body: z.object({ prefix: text, ip: z.string() }) }),
  response: resultReply(
    z.looseObject({
      prefix: text,
      disabledProviders: z.array(text),
      disabledGames: z.array(text),
      isSmsOtp: z.boolean(),
    }),
  ),
});

export const announcements = wireContract({
  name: 'announcements',
  system,
  method: 'GET',
  path: '/frontend/announce/get-announce',
  auth: 'bearer',
  request: nothing,
  response: resultReply(
    z.array(
      z.looseObject({
        _id: text,
        active: z.boolean(),
        title: z.string(),
        detail: z.string(),
        image: z.string().optional(),
      }),
    ),
  ),
});

/** The calls of the game platform, by name. */
export const gamePlatformContracts = {
  login: platformLogin,
  loginAuto: platformAutoLogin,
  profile: platformProfile,
  gamesStatus,
  providerList,
  gameList,
  siteConfig,
  announcements,
} as const;
