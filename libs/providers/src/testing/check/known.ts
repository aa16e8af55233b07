import { randomUUID } from 'node:crypto';
import {
  authen,
  callName,
  clientSignature,
  externalLogin,
  gameList,
  memberProfile,
  platformAutoLogin,
  platformLogin,
  promotionList,
  type WireContract,
} from '../../core';
import type { MemberCredentials } from '../connect-gateways';

/** Values learned from replies that later calls need. */
export interface Known {
  member: MemberCredentials;
  signature?: string;
  memberToken?: string;
  userKey?: string;
  platformToken?: string;
  externalToken?: string;
  game?: { id: string; provider: string; gameType: string };
  promotionId?: string;
}

/** Extracts values from a valid reply, by call. */
const EXTRACTORS: Readonly<Record<string, (reply: unknown) => Partial<Known>>> = {
  [callName(clientSignature)]: (reply) => ({ signature: clientSignature.response.parse(reply).result.uuid }),
  [callName(authen)]: (reply) => ({ memberToken: authen.response.parse(reply).data.token }),
  [callName(memberProfile)]: (reply) => {
    const { autoLink } = memberProfile.response.parse(reply).data;
    const userKey = autoLink === undefined ? null : new URL(autoLink).searchParams.get('token');
    return { ...(userKey !== null && { userKey }) };
  },
  [callName(platformLogin)]: (reply) => ({ platformToken: platformLogin.response.parse(reply).result.token }),
  [callName(platformAutoLogin)]: (reply) => ({ platformToken: platformAutoLogin.response.parse(reply).result.token }),
  [callName(externalLogin)]: (reply) => ({ externalToken: externalLogin.response.parse(reply).result.access_token }),
  [callName(gameList)]: (reply) => {
    const [game] = gameList.response.parse(reply).result;
    return game ? { game: { id: game.id, provider: game.provider, gameType: game.gameType } } : {};
  },
  [callName(promotionList)]: (reply) => {
    const [promotion] = promotionList.response.parse(reply).result;
    return promotion ? { promotionId: promotion._id } : {};
  },
};

/** Returns what a call's success adds to the known values. */
export function learned(contract: WireContract, reply: unknown): Partial<Known> {
  return EXTRACTORS[callName(contract)]?.(reply) ?? {};
}

interface Sent {
  params?: Record<string, string>;
  query?: Record<string, string | undefined>;
  body?: Record<string, unknown>;
}

/** Values that a call needs in place of those in its example. */
const OVERRIDES: Readonly<Record<string, (known: Known) => Sent>> = {
  'memberSystem.authen': ({ signature }) => ({ body: { clientSignature: signature } }),
  'gamePlatform.loginAuto': ({ userKey }) => ({ body: { userKey } }),
  'gamePlatform.gameList': () => ({ query: { product: undefined } }),
  'memberSystem.startGame': ({ game }) =>
    game ? { body: { gameID: game.id, provider: game.provider, gameType: game.gameType } } : {},
  'gamePlatform.promotionDetail': ({ promotionId }) => (promotionId ? { params: { id: promotionId } } : {}),
  'memberSystem.creditTransfer': () => ({ body: { reference: `check-${randomUUID()}`, amount: 1 } }),
  'memberSystem.debitTransfer': () => ({ body: { reference: `check-${randomUUID()}`, amount: 1 } }),
  'memberSystem.transferStatus': () => ({ params: { reference: `check-${randomUUID()}` } }),
};

/** Builds a call's request from its example, for the given member. */
export function requestFor(contract: WireContract, known: Known): Sent {
  const { prefix, username, password } = known.member;
  const replacements: Readonly<Record<string, string>> = { MTO: prefix, MTODEMO1: username, 'Chips-2026!': password };
  const substituted = (value: unknown): unknown => (typeof value === 'string' ? (replacements[value] ?? value) : value);
  const example = contract.example.request as Sent;
  const overrides = OVERRIDES[callName(contract)]?.(known) ?? {};
  const merged = (part: keyof Sent) =>
    example[part] && {
      [part]: {
        ...Object.fromEntries(Object.entries(example[part]).map(([name, value]) => [name, substituted(value)])),
        ...overrides[part],
      },
    };
  return { ...merged('params'), ...merged('query'), ...merged('body') };
}
