import { z } from 'zod';
import { wireContract } from '../contract';
import { resultReply } from '../reply';
import { bahtAmount, instant, text } from '../values.schemas';

const system = 'gamePlatform';

/** The language is ours: a provider that does not know it answers in its own. */
const inLanguage = z.object({ language: z.enum(['th', 'en']).optional() }).optional();

const wirePromotion = z.looseObject({
  _id: text,
  title: text,
  /** One sentence. */
  summary: z.string(),
  /** Taken by a deposit; the others are told only. */
  isDeposit: z.boolean(),
  startDate: instant,
  endDate: instant.nullable(),
});

const wirePromotionDetail = wirePromotion.extend({
  detail: z.string(),
  /** Of a deposit that takes it, baht. */
  minDeposit: bahtAmount,
  /** Of the deposit, per cent. */
  bonusPercentage: z.number().min(0),
  /** Baht. */
  maxBonus: bahtAmount,
  /** How often deposit and bonus are to be played before a withdrawal. */
  turnoverMultiplier: z.number().min(0),
});

const listed = {
  example: {
    _id: 'mto-daily',
    title: 'ฝากแรกของวัน รับเพิ่ม 10%',
    summary: 'ฝากครั้งแรกของวันรับโบนัสเพิ่มทันที',
    isDeposit: true,
    startDate: '2026-10-31T17:00:00.000Z',
    endDate: '2026-11-30T17:00:00.000Z',
  },
};
const sessionOver = { example: { code: 1005, msg: 'เซสชันหมดอายุ กรุณาเข้าสู่ระบบอีกครั้ง' } };

/** The promotions of the member's agent that run now. */
export const promotionList = wireContract({
  name: 'promotionList',
  system,
  method: 'GET',
  path: '/frontend/promotion/v3',
  auth: 'bearer',
  serves: ['GET /api/provider/promotion'],
  request: z.object({ query: inLanguage }),
  response: resultReply(z.array(wirePromotion)),
  example: {
    request: { query: { language: 'th' } },
    reply: { code: 0, result: [listed.example] },
    refusal: sessionOver.example,
  },
});

/** One of them with its conditions, also after it has ended. */
export const promotionDetail = wireContract({
  name: 'promotionDetail',
  system,
  method: 'GET',
  path: '/frontend/promotion/{id}',
  auth: 'bearer',
  serves: ['GET /api/provider/promotion-detail/{id}'],
  request: z.object({ params: z.object({ id: text }), query: inLanguage }),
  response: resultReply(wirePromotionDetail),
  example: {
    request: { params: { id: 'mto-daily' }, query: { language: 'th' } },
    reply: {
      code: 0,
      result: {
        ...listed.example,
        detail: 'ฝากขั้นต่ำ 100 บาท รับโบนัส 10% สูงสุด 500 บาท',
        minDeposit: 100,
        bonusPercentage: 10,
        maxBonus: 500,
        turnoverMultiplier: 3,
      },
    },
    refusal: { code: 2010, msg: 'ไม่พบโปรโมชันนี้' },
  },
});

/** What an agent offers its members beside the games. */
export const promotionsContracts = { promotionList, promotionDetail } as const;
