import { z } from 'zod';
import { wireContract } from './contract';
import { resultReply } from './reply';
import { instant, text, webAddress } from './values.schemas';

const system = 'external';

export const externalLogin = wireContract({
  name: 'login',
  system,
  method: 'POST',
  path: '/spa/member/login',
  auth: 'none',
  request: z.object({ body: z.object({ username: text, password: text }) }),
  response: resultReply(z.looseObject({ access_token: text })),
});

/** The sport lobbies that can be opened (specification section 2, lobby redirects). */
export const SPORT_LOBBY_STATES = ['sport', 'sbo-sport', 'saba-sport'] as const;

/**
 * A one-use ticket for a sport lobby, good for 60 seconds. It stands in for the specification's auto-login link, which
 * would carry the member's password in an address; `result.uri` carries the ticket and nothing else of the member.
 */
export const sportLobbyTicket = wireContract({
  name: 'sportLobbyTicket',
  system,
  method: 'POST',
  path: '/spa/member/lobby-ticket',
  auth: 'secret',
  extension: true,
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
});

/** The calls of the external API, by name. */
export const externalContracts = { login: externalLogin, sportLobbyTicket } as const;
