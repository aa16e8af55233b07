import { z } from 'zod';
import { wireContract, type OwnOperation } from '../contract';
import { resultReply } from '../reply';
import { instant, text, webAddress } from '../values.schemas';
import { pageColors } from './page-colors';

const system = 'external';
const auth = 'bearer';

/** A one-use address of a page on the external site, valid for a minute. */
const wireOpening = resultReply(z.looseObject({ uri: webAddress }));
const reply = { code: 0 as const, result: { uri: 'https://provider.example/offers?ticket=o1-2f7a' } };

/** Opens a provider's own lobby. */
export const portalGateway = wireContract({
  name: 'gateway',
  system,
  method: 'GET',
  path: '/ambbo/gateway',
  auth,
  serves: ['POST /api/provider/launch-portal'],
  // Lobby and return address are our additions: a provider that ignores them opens its only lobby.
  request: z.object({ query: z.object({ product: text.optional(), redirectUrl: webAddress.optional() }).optional() }),
  response: wireOpening,
  example: {
    request: { query: { product: 'VELV', redirectUrl: 'http://localhost:3000/MTO' } },
    reply,
    refusal: { code: 2002, msg: 'ค่ายเกมกำลังปิดปรับปรุง กรุณาลองใหม่ภายหลัง' },
  },
});

/** Opens the member's reward shop, without a return address. */
export const linkReward = wireContract({
  name: 'linkReward',
  system: 'gamePlatform',
  method: 'GET',
  path: '/frontend/user/link-reward',
  auth,
  serves: ['GET /api/provider/link-reward'],
  request: z.object({}),
  response: resultReply(z.looseObject({ link: webAddress })),
  example: {
    request: {},
    reply: { code: 0, result: { link: reply.result.uri } },
    refusal: { code: 1005, msg: 'เซสชันหมดอายุ กรุณาเข้าสู่ระบบอีกครั้ง' },
  },
});

/** Opens the member's reward shop, with addresses that lead back to the portal and to a deposit. */
export const reward = wireContract({
  name: 'reward',
  system,
  method: 'POST',
  path: '/api/external-app/reward',
  auth,
  serves: ['POST /api/provider/reward'],
  request: z.object({
    body: z.object({
      agentId: text,
      userName: text,
      firstName: z.string(),
      lastName: z.string(),
      dateRegis: instant,
      /** True in a browser, false in the mobile app. */
      inWeb: z.boolean(),
      remark: z.string(),
      exitUrl: webAddress,
      depositUrl: webAddress,
      isMobileApp: z.boolean(),
      colors: pageColors.optional(),
    }),
  }),
  response: wireOpening,
  example: {
    request: {
      body: {
        agentId: 'MTO',
        userName: 'MTODEMO1',
        firstName: 'Somchai',
        lastName: 'Jaidee',
        dateRegis: '2025-11-18T09:00:00.000Z',
        inWeb: true,
        remark: '',
        exitUrl: 'http://localhost:3000/MTO',
        depositUrl: 'http://localhost:3000/MTO/deposit',
        isMobileApp: false,
      },
    },
    reply,
    refusal: { code: 2003, msg: 'ชื่อผู้เล่นไม่ตรงกับเซสชัน' },
  },
});

/** Defines the call of a game with one turn per business day. */
function dailyGame<Name extends string, Operation extends OwnOperation>(
  name: Name,
  path: string,
  operation: Operation,
) {
  return wireContract({
    name,
    system,
    method: 'POST',
    path,
    auth,
    serves: [operation],
    request: z.object({ body: z.object({ mainUrl: webAddress, colors: pageColors.optional() }) }),
    response: wireOpening,
    example: {
      request: { body: { mainUrl: 'http://localhost:3000/MTO' } },
      reply,
      refusal: { code: 2020, msg: 'วันนี้ใช้สิทธิ์ครบแล้ว กลับมาใหม่พรุ่งนี้' },
    },
  });
}

/** Opens the gashapon at the external site: one turn per business day. */
export const gashapon = dailyGame('gashapon', '/api/external-app/gashapon', 'POST /api/provider/gashapon');
/** Opens the lucky wheel at the external site: one turn per business day. */
export const wheel = dailyGame('wheel', '/api/external-app/wheel', 'POST /api/provider/wheel');
/** Opens the daily check-in at the external site: one turn per business day. */
export const dailyCheckIn = dailyGame(
  'dailyCheckIn',
  '/api/external-app/daily-check-in',
  'POST /api/provider/daily-check-in',
);

/** Pages of the external site: a provider's own lobby, the reward shop and the daily games. */
export const externalContracts = { portalGateway, linkReward, reward, gashapon, wheel, dailyCheckIn } as const;
