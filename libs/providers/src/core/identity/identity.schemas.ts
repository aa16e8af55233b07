import { z } from 'zod';
import { wireContract, type OwnOperation } from '../contract';
import { dataReply, resultReply } from '../reply';
import { text, webAddress } from '../values.schemas';
import { exampleProfile, wireProfile } from './profile.schemas';

const nothing = z.object({});
const logins: readonly [OwnOperation, ...OwnOperation[]] = [
  'POST /api/provider/login',
  'POST /api/provider/re-login-profile',
  'POST /api/apps/members.refreshToken',
  'POST /api/apps/syncs/member_change_password',
];
const wrongPassword = { code: 1001, msg: 'Invalid Username or Password' };

/** Issues a one-use value that `authen` must carry. */
export const clientSignature = wireContract({
  name: 'clientSignature',
  system: 'memberSystem',
  method: 'GET',
  path: '/c/m/clientSignature',
  auth: 'none',
  serves: logins,
  request: nothing,
  response: resultReply(z.looseObject({ uuid: text })),
  example: {
    request: {},
    reply: { code: 0, result: { uuid: '0b7c5d1e-3f5a-4c1e-9d57-6a1f0e2b7c44' } },
    refusal: { code: 500, msg: 'ระบบขัดข้อง กรุณาลองใหม่ภายหลัง' },
  },
});

/** Logs in at the member system with username and password. `captcha` is empty unless the provider requires one. */
export const authen = wireContract({
  name: 'authen',
  system: 'memberSystem',
  method: 'POST',
  path: '/c/m/authen',
  auth: 'none',
  serves: logins,
  request: z.object({
    body: z.object({ username: text, password: text, captcha: z.string(), clientSignature: text }),
  }),
  response: dataReply(z.looseObject({ token: text })),
  example: {
    request: {
      body: {
        username: 'MTODEMO1',
        password: 'Chips-2026!',
        captcha: '',
        clientSignature: '0b7c5d1e-3f5a-4c1e-9d57-6a1f0e2b7c44',
      },
    },
    reply: { code: 0, data: { token: 'm1-7d0c' } },
    refusal: wrongPassword,
  },
});

/** Returns the token's owner. `autoLink`, if present, is an address whose query parameter `token` is the game platform's `userKey`. */
export const memberProfile = wireContract({
  name: 'getProfile',
  system: 'memberSystem',
  method: 'GET',
  path: '/c/m/getProfile',
  auth: 'token',
  serves: logins,
  request: nothing,
  response: dataReply(z.looseObject({ _id: text, username: text, autoLink: webAddress.optional() })),
  example: {
    request: {},
    reply: {
      code: 0,
      data: {
        _id: exampleProfile._id,
        username: exampleProfile.username,
        autoLink: 'https://provider.example/auto?token=k1-52ab',
      },
    },
    refusal: { code: 1005, msg: 'เซสชันหมดอายุ กรุณาเข้าสู่ระบบอีกครั้ง' },
  },
});

/** Opens a member's session at the game platform; its token goes with every `bearer` call. */
export const platformLogin = wireContract({
  name: 'login',
  system: 'gamePlatform',
  method: 'POST',
  path: '/frontend/user/login',
  auth: 'none',
  serves: logins,
  request: z.object({ body: z.object({ username: text, password: text, prefix: text }) }),
  response: resultReply(z.looseObject({ token: text })),
  example: {
    request: { body: { username: 'MTODEMO1', password: 'Chips-2026!', prefix: 'MTO' } },
    reply: { code: 0, result: { token: 'g1-91fe' } },
    refusal: wrongPassword,
  },
});

/** Opens a game platform session without a password; `userKey` is the token in the member system's `autoLink`. */
export const platformAutoLogin = wireContract({
  name: 'loginAuto',
  system: 'gamePlatform',
  method: 'POST',
  path: '/frontend/user/login/auto',
  auth: 'none',
  serves: logins,
  request: z.object({ body: z.object({ prefix: text, userKey: text }) }),
  response: resultReply(z.looseObject({ token: text, profile: wireProfile })),
  example: {
    request: { body: { prefix: 'MTO', userKey: 'k1-52ab' } },
    reply: { code: 0, result: { token: 'g1-91fe', profile: exampleProfile } },
    refusal: { code: 1001, msg: 'เซสชันไม่ถูกต้อง กรุณาเข้าสู่ระบบอีกครั้ง' },
  },
});

/** Returns the member's profile at the game platform, including credit. */
export const platformProfile = wireContract({
  name: 'profile',
  system: 'gamePlatform',
  method: 'GET',
  path: '/frontend/user/profile',
  auth: 'bearer',
  serves: [
    'GET /api/provider/profile',
    'POST /api/provider/launch-portal',
    'POST /api/provider/reward',
    'GET /api/provider/profile-fun',
    'POST /api/provider/re-login-profile',
    'POST /api/apps/syncs/amb_king_member',
    'GET /api/apps/user_tier_progress/{prefix}/{username}',
    'GET /api/apps/daily_quest/{prefix}',
    'GET /api/apps/daily_quest/{prefix}/{id}',
  ],
  request: nothing,
  response: resultReply(wireProfile),
  example: {
    request: {},
    reply: { code: 0, result: exampleProfile },
    refusal: { code: 1005, msg: 'เซสชันหมดอายุ กรุณาเข้าสู่ระบบอีกครั้ง' },
  },
});

/** Logs in at the external API, which has its own tokens. */
export const externalLogin = wireContract({
  name: 'login',
  system: 'external',
  method: 'POST',
  path: '/spa/member/login',
  auth: 'none',
  serves: [
    'POST /api/provider/launch-portal',
    'POST /api/provider/reward',
    'POST /api/provider/wheel',
    'POST /api/provider/gashapon',
    'POST /api/provider/daily-check-in',
  ],
  request: z.object({ body: z.object({ username: text, password: text }) }),
  response: resultReply(z.looseObject({ access_token: text })),
  example: {
    request: { body: { username: 'MTODEMO1', password: 'Chips-2026!' } },
    reply: { code: 0, result: { access_token: 'x1-30c8' } },
    refusal: wrongPassword,
  },
});

/** Identity calls: the login steps at the three systems, and the profile. */
export const identityContracts = {
  clientSignature,
  authen,
  memberProfile,
  platformLogin,
  platformAutoLogin,
  platformProfile,
  externalLogin,
} as const;
