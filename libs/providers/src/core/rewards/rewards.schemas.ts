import { z } from 'zod';
import { wireContract } from '../contract';
import { resultReply } from '../reply';
import { bahtAmount } from '../values.schemas';
import { lastClaim } from '../withdrawals/withdrawals.schemas';

const nothing = z.object({ body: z.object({}) });

/** Returns the cashback a member may claim on the net loss since the last claim. The specification does not define the entry's fields. */
export const checkCashBack = wireContract({
  name: 'checkCashBack',
  system: 'gamePlatform',
  method: 'POST',
  path: '/frontend/user/check-cash-back/v2',
  auth: 'bearer',
  serves: ['GET /api/provider/check-cash-back'],
  request: nothing,
  response: resultReply(
    z.looseObject({
      amount: bahtAmount,
      netLoss: bahtAmount,
      /** Fraction: 0.1 is 10 %. */
      percentage: z.number().min(0).max(1),
      lastClaim: lastClaim.nullish(),
    }),
  ),
  example: {
    request: { body: {} },
    reply: { code: 0, result: { amount: 845.2, netLoss: 8452, percentage: 0.1, lastClaim: null } },
    refusal: { code: 1005, msg: 'เซสชันหมดอายุ กรุณาเข้าสู่ระบบอีกครั้ง' },
  },
});

/** Claims the whole cashback, once. */
export const claimCashBack = wireContract({
  name: 'claimCashBack',
  system: 'gamePlatform',
  method: 'POST',
  path: '/frontend/user/cash-back/v2',
  auth: 'bearer',
  movesMoney: true,
  serves: ['POST /api/provider/claim-cash-back'],
  request: nothing,
  response: resultReply(lastClaim),
  example: {
    request: { body: {} },
    reply: { code: 0, result: { id: 'CB-91F0', amount: 845.2, at: '2026-11-21T11:02:00.000Z' } },
    refusal: { code: 3106, msg: 'ยังไม่มียอดคืนในรอบนี้' },
  },
});

/** Sets whether later deposits bring a bonus, which adds a turnover requirement. */
export const setBonus = wireContract({
  name: 'setBonus',
  system: 'gamePlatform',
  method: 'PUT',
  path: '/frontend/user/setting',
  auth: 'bearer',
  serves: ['POST /api/provider/bonus'],
  request: z.object({ body: z.object({ isBonus: z.boolean() }) }),
  response: resultReply(z.looseObject({ bonus: z.enum(['BONUS', 'NO_BONUS']) })),
  example: {
    request: { body: { isBonus: true } },
    reply: { code: 0, result: { bonus: 'BONUS' } },
    refusal: { code: 1005, msg: 'เซสชันหมดอายุ กรุณาเข้าสู่ระบบอีกครั้ง' },
  },
});

/** Cashback calls and the bonus setting. */
export const rewardsContracts = { checkCashBack, claimCashBack, setBonus } as const;
