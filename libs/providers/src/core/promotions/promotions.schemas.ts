import { z } from 'zod';
import { wireContract } from '../contract';
import { resultReply } from '../reply';
import { bahtAmount, instant, text } from '../values.schemas';

const system = 'gamePlatform';

/** Our addition to section 7: a provider that ignores it replies in its own language. */
const inLanguage = z.object({ language: z.enum(['th', 'en']).optional() }).optional();

const wirePromotion = z.looseObject({
  _id: text,
  title: text,
  /** One sentence. */
  summary: z.string(),
  /** Whether a deposit can take the promotion; the others are only announced. */
  isDeposit: z.boolean(),
  startDate: instant,
  endDate: instant.nullable(),
});

const wirePromotionDetail = wirePromotion.extend({
  detail: z.string(),
  /** Minimum deposit that takes the promotion, in baht. */
  minDeposit: bahtAmount,
  /** Percentage of the deposit. */
  bonusPercentage: z.number().min(0),
  /** Baht. */
  maxBonus: bahtAmount,
  /** The turnover requirement as a multiple of deposit plus bonus. */
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

/** Lists the current promotions of the member's agent. */
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

/** Refusal codes of promotion calls. */
export const PROMOTION_CODES = { unknown: 2010 } as const;

/** Returns one promotion with its conditions, even after it ended. */
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
    refusal: { code: PROMOTION_CODES.unknown, msg: 'ไม่พบโปรโมชันนี้' },
  },
});

/** Promotion calls. */
export const promotionsContracts = { promotionList, promotionDetail } as const;
