import { z } from 'zod';
import { wireContract, type OwnOperation } from '../contract';
import { resultReply } from '../reply';
import { instant, text, webAddress } from '../values.schemas';

const serves: readonly [OwnOperation] = ['POST /api/provider/launch-game'];

/** Opens a game for the member, who plays it at `result.uri`. */
export const startGame = wireContract({
  name: 'startGame',
  system: 'memberSystem',
  method: 'POST',
  path: '/c/m/startGame',
  auth: 'token',
  serves,
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
  example: {
    request: {
      body: {
        playerUsername: 'MTODEMO1',
        gameID: 'NAGX-0001',
        redirectUrl: 'http://localhost:3000/MTO',
        language: 'TH',
        provider: 'NAGX',
        gameType: 'Slot',
      },
    },
    reply: { code: 0, result: { uri: 'https://provider.example/play/p1-4be0' } },
    refusal: { code: 2001, msg: 'ไม่พบเกมนี้' },
  },
});

/** Opens a lottery by type; `LOTTO` opens the lobby of all types. The provider refuses a type that it does not have. */
export const startLotto = wireContract({
  name: 'startLotto',
  system: 'memberSystem',
  method: 'POST',
  path: '/c/m/startLotto',
  auth: 'token',
  serves: [...serves, 'POST /api/provider/launch-lotto'],
  request: z.object({ body: z.object({ type: text }) }),
  response: resultReply(z.looseObject({ uri: webAddress })),
  example: {
    request: { body: { type: 'LOTTO' } },
    reply: { code: 0, result: { uri: 'https://provider.example/play/p1-5c21' } },
    refusal: { code: 2002, msg: 'ค่ายเกมกำลังปิดปรับปรุง กรุณาลองใหม่ภายหลัง' },
  },
});

/** Sport lobbies that can be opened (specification section 2, lobby redirects). */
export const SPORT_LOBBY_STATES = ['sport', 'sbo-sport', 'saba-sport'] as const;

/**
 * Issues a one-use ticket for a sport lobby, valid for 60 seconds. It replaces the specification's auto-login link, which would put the
 * member's password in an address; `result.uri` carries only the ticket.
 */
export const sportLobbyTicket = wireContract({
  name: 'sportLobbyTicket',
  system: 'external',
  method: 'POST',
  path: '/spa/member/lobby-ticket',
  auth: 'secret',
  extension: true,
  withoutIt:
    'Sport lobbies do not open, unless the agent enables a form that posts a generated password to the provider.',
  serves: [...serves, 'POST /api/provider/launch-sport-lobby'],
  request: z.object({
    body: z.object({
      prefix: text,
      username: text,
      state: z.enum(SPORT_LOBBY_STATES),
      lang: z.literal('th'),
      redirectUrl: webAddress,
    }),
  }),
  response: resultReply(z.looseObject({ uri: webAddress, expiresAt: instant })),
  example: {
    request: {
      body: {
        prefix: 'MTO',
        username: 'MTODEMO1',
        state: 'sport',
        lang: 'th',
        redirectUrl: 'http://localhost:3000/MTO',
      },
    },
    reply: {
      code: 0,
      result: { uri: 'https://provider.example/play/p1-60d3', expiresAt: '2026-11-21T18:00:00.000Z' },
    },
    refusal: { code: 2002, msg: 'ค่ายเกมกำลังปิดปรับปรุง กรุณาลองใหม่ภายหลัง' },
  },
});

/**
 * Registers a password for one entry to a sport lobby within 60 seconds, for providers whose sport lobbies require username and password.
 * This installation generates it; it is never the member's password. Post a form with the fields `username`, `password`, `state` and `lang`
 * to `result.uri`.
 */
export const sportLobbyPassword = wireContract({
  name: 'sportLobbyPassword',
  system: 'external',
  method: 'POST',
  path: '/spa/member/lobby-password',
  auth: 'secret',
  extension: true,
  withoutIt: 'Without the ticket extension, too, sport lobbies stay closed, whatever the agent enables.',
  internal: 'Made by the page that posts the form; a launch returns the address of that page.',
  request: z.object({
    body: z.object({
      prefix: text,
      username: text,
      password: z.string().regex(/^[\w-]{24,64}$/),
      state: z.enum(SPORT_LOBBY_STATES),
      lang: z.literal('th'),
      redirectUrl: webAddress,
    }),
  }),
  response: resultReply(z.looseObject({ uri: webAddress, expiresAt: instant })),
  example: {
    request: {
      body: {
        prefix: 'MTO',
        username: 'MTODEMO1',
        password: 'b7Yw2m-Zk4Qx9_Jt5Rn8Lc1V',
        state: 'sport',
        lang: 'th',
        redirectUrl: 'http://localhost:3000/MTO',
      },
    },
    reply: {
      code: 0,
      result: { uri: 'https://provider.example/auto-login', expiresAt: '2026-11-21T18:00:00.000Z' },
    },
    refusal: { code: 2002, msg: 'ค่ายเกมกำลังปิดปรับปรุง กรุณาลองใหม่ภายหลัง' },
  },
});

/** Calls that open games, the lottery and sport lobbies. */
export const launchesContracts = { startGame, startLotto, sportLobbyTicket, sportLobbyPassword } as const;
