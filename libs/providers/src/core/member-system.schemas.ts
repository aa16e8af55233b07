import { z } from 'zod';
import { wireContract } from './contract';
import { dataReply, resultReply } from './reply';
import { bahtAmount, instant, points, text, webAddress } from './values.schemas';

const system = 'memberSystem';
const nothing = z.object({});

/** A one-use value that `authen` must carry. */
export const clientSignature = wireContract({
  name: 'clientSignature',
  system,
  method: 'GET',
  path: '/c/m/clientSignature',
  auth: 'none',
  request: nothing,
  response: resultReply(z.looseObject({ uuid: text })),
});

/** Username and password against a member-system token. `captcha` is empty unless the provider asked for one. */
export const authen = wireContract({
  name: 'authen',
  system,
  method: 'POST',
  path: '/c/m/authen',
  auth: 'none',
  request: z.object({
    body: z.object({ username: text, password: text, captcha: z.string(), clientSignature: text }),
  }),
  response: dataReply(z.looseObject({ token: text })),
});

/** Who the token belongs to. `autoLink`, when there is one, is an address whose query parameter `token` is the game platform's `userKey`. */
export const memberProfile = wireContract({
  name: 'getProfile',
  system,
  method: 'GET',
  path: '/c/m/getProfile',
  auth: 'token',
  request: nothing,
  response: dataReply(z.looseObject({ _id: text, username: text, autoLink: webAddress.optional() })),
});

/** Opens a game for the member; `result.uri` is where it is played. */
export const startGame = wireContract({
  name: 'startGame',
  system,
  method: 'POST',
  path: '/c/m/startGame',
  auth: 'token',
  request: z.object({
    body: z.object({
      playerUsername: text,
      gameID: text,
      redirectUrl: webAddress,
      /** Thai. */
      language: z.literal('TH'),
      provider: text,
      gameType: text,
    }),
  }),
  response: resultReply(z.looseObject({ uri: webAddress })),
});

/** Opens the lottery of a type (`LOTTO` is the lobby of all of them). */
export const startLotto = wireContract({
  name: 'startLotto',
  system,
  method: 'POST',
  path: '/c/m/startLotto',
  auth: 'token',
  request: z.object({ body: z.object({ type: text }) }),
  response: resultReply(z.looseObject({ uri: webAddress })),
});

/** The bridge behind `POST /api/apps/getProfileAndCredit/{prefix}`: a member's balance, asked for by this installation. */
export const profileAndCredit = wireContract({
  name: 'getProfileAndCredit',
  system,
  method: 'POST',
  path: '/bridge/getProfileAndCredit/{prefix}',
  auth: 'secret',
  request: z.object({ params: z.object({ prefix: text }), body: z.object({ username: text }) }),
  response: dataReply(z.looseObject({ username: text, balance: bahtAmount, point: points, asOf: instant })),
});

/** The calls of the member system, by name. */
export const memberSystemContracts = {
  clientSignature,
  authen,
  getProfile: memberProfile,
  startGame,
  startLotto,
  getProfileAndCredit: profileAndCredit,
} as const;
