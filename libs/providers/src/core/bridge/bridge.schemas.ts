import { z } from 'zod';
import { wireContract } from '../contract';
import { dataReply } from '../reply';
import { instant, text, webAddress } from '../values.schemas';

const system = 'memberSystem';
const auth = 'secret';
const extension = true;
const params = z.object({ prefix: text });
const unknownPrefix = { example: { code: 1010, msg: 'ไม่พบเว็บไซต์นี้' } };

/**
 * The bridge call behind `POST /api/apps/redirectLogin/{prefix}`: returns a one-use address of the member system's site, valid for 60
 * seconds.
 */
export const redirectLogin = wireContract({
  name: 'redirectLogin',
  system,
  method: 'POST',
  path: '/bridge/redirectLogin/{prefix}',
  auth,
  extension,
  withoutIt: 'Members must type their password again at the member system’s site.',
  serves: ['POST /api/apps/redirectLogin/{prefix}'],
  request: z.object({ params, body: z.object({ username: text, redirectUrl: webAddress }) }),
  response: dataReply(z.looseObject({ url: webAddress, expiresAt: instant })),
  example: {
    request: { params: { prefix: 'MTO' }, body: { username: 'MTODEMO1', redirectUrl: 'http://localhost:3000/MTO' } },
    reply: {
      code: 0,
      data: { url: 'https://provider.example/offers?ticket=s1-77b0', expiresAt: '2026-11-21T18:00:00.000Z' },
    },
    refusal: { code: 2003, msg: 'ชื่อผู้เล่นไม่ตรงกับเซสชัน' },
  },
});

/** The bridge call behind `POST /api/apps/providerPrefixList/{prefix}`: lists provider codes, each with its tab. */
export const providerPrefixList = wireContract({
  name: 'providerPrefixList',
  system,
  method: 'POST',
  path: '/bridge/providerPrefixList/{prefix}',
  auth,
  extension,
  withoutIt: 'Providers come only from the catalogue’s list.',
  serves: ['POST /api/apps/providerPrefixList/{prefix}'],
  request: z.object({ params }),
  response: dataReply(z.array(z.looseObject({ prefix: text, name: text, tab: text }))),
  example: {
    request: { params: { prefix: 'MTO' } },
    reply: { code: 0, data: [{ prefix: 'NAGX', name: 'Naga Forge', tab: 'Slot' }] },
    refusal: unknownPrefix.example,
  },
});

/** The bridge call behind `POST /api/apps/gameList/{prefix}`: lists the games of a tab. */
export const bridgeGameList = wireContract({
  name: 'bridgeGameList',
  system,
  method: 'POST',
  path: '/bridge/gameList/{prefix}',
  auth,
  extension,
  withoutIt: 'Games come only from the catalogue’s lists.',
  serves: ['POST /api/apps/gameList/{prefix}'],
  request: z.object({ params, body: z.object({ tab: text }) }),
  response: dataReply(z.array(z.looseObject({ gameID: text, name: text, provider: text }))),
  example: {
    request: { params: { prefix: 'MTO' }, body: { tab: 'Slot' } },
    reply: { code: 0, data: [{ gameID: 'NAGX-0001', name: 'Golden Naga', provider: 'NAGX' }] },
    refusal: unknownPrefix.example,
  },
});

/** Calls that the member system's bridge offers to this installation. */
export const bridgeContracts = { redirectLogin, providerPrefixList, bridgeGameList } as const;
