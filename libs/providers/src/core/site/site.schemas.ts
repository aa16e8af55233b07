import { z } from 'zod';
import { wireContract } from '../contract';
import { resultReply } from '../reply';
import { text } from '../values.schemas';

const system = 'gamePlatform';

/** Returns the site configuration. Our server, never the browser, sets the caller's `ip`. */
export const siteConfig = wireContract({
  name: 'siteConfig',
  system,
  method: 'POST',
  path: '/frontend/prefix/v2',
  auth: 'none',
  serves: ['GET /api/apps/agent_configs/{prefix}'],
  request: z.object({ body: z.object({ prefix: text, ip: z.string() }) }),
  response: resultReply(
    z.looseObject({
      prefix: text,
      disabledProviders: z.array(text),
      disabledGames: z.array(text),
      isSmsOtp: z.boolean(),
    }),
  ),
  example: {
    request: { body: { prefix: 'MTO', ip: '203.0.113.7' } },
    reply: {
      code: 0,
      result: { prefix: 'MTO', disabledProviders: ['IRON'], disabledGames: ['NAGX-0007'], isSmsOtp: false },
    },
    refusal: { code: 1010, msg: 'ไม่พบเว็บไซต์นี้' },
  },
});

/** Lists the platform's announcements to an agent's members. */
export const announcements = wireContract({
  name: 'announcements',
  system,
  method: 'GET',
  path: '/frontend/announce/get-announce',
  auth: 'bearer',
  serves: ['GET /api/provider/announcements'],
  // The language is our addition: a provider that ignores it replies in its own.
  request: z.object({ query: z.object({ language: z.enum(['th', 'en']).optional() }).optional() }),
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
  example: {
    request: { query: { language: 'th' } },
    reply: {
      code: 0,
      result: [{ _id: 'mto-welcome', active: true, title: 'ยินดีต้อนรับ', detail: 'ภารกิจใหม่รออยู่ทุกวันที่หน้าแรก' }],
    },
    refusal: { code: 1005, msg: 'เซสชันหมดอายุ กรุณาเข้าสู่ระบบอีกครั้ง' },
  },
});

/** Calls about an agent's site as a whole. */
export const siteContracts = { siteConfig, announcements } as const;
