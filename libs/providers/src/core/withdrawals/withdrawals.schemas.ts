import { z } from 'zod';
import { wireContract } from '../contract';
import { resultReply } from '../reply';
import { bahtAmount, instant, text } from '../values.schemas';

const nothing = z.object({ body: z.object({}) });

/** A withdrawal that the bank desk has not decided yet. */
const openWithdrawal = z.looseObject({ id: text, amount: bahtAmount, createdAt: instant });
/** The last claim; shows whether a claim without a reply was made. */
export const lastClaim = z.looseObject({ id: text, amount: bahtAmount, at: instant });

/** A deposit with a turnover requirement; `amount` is the deposit, `at` the start of the requirement. */
const depositRequirement = z.looseObject({
  id: text,
  amount: bahtAmount.optional(),
  required: bahtAmount,
  done: bahtAmount,
  at: instant,
});

/**
 * Returns whether and how much a member may withdraw (specification section 3). `message` says why not. The specification does not name the
 * fields below `message`; a live provider may omit any of them.
 */
export const withdrawCondition = wireContract({
  name: 'withdrawCondition',
  system: 'gamePlatform',
  method: 'GET',
  path: '/frontend/withdraw/condition',
  auth: 'bearer',
  serves: ['GET /api/provider/withdraw-condition'],
  request: z.object({}),
  response: resultReply(
    z.looseObject({
      disableBtn: z.boolean(),
      credit: bahtAmount,
      amountCanWithdraw: bahtAmount,
      message: z.string(),
      minWithdraw: bahtAmount.optional(),
      /** Turnover required before a withdrawal, and turnover reached; `null` if none is required. */
      turnover: z
        .looseObject({ required: bahtAmount, done: bahtAmount, deposits: z.array(depositRequirement).optional() })
        .nullish(),
      openWithdrawal: openWithdrawal.nullish(),
    }),
  ),
  example: {
    request: {},
    reply: {
      code: 0,
      result: {
        disableBtn: true,
        credit: 12345.67,
        amountCanWithdraw: 0,
        message: 'ต้องทำยอดเทิร์นอีก 3,550.00 บาท จึงจะถอนเงินได้',
        minWithdraw: 100,
        turnover: {
          required: 12000,
          done: 8450,
          deposits: [{ id: 'DP-4A61', amount: 2000, required: 12000, done: 8450, at: '2026-11-20T09:00:00.000Z' }],
        },
        openWithdrawal: null,
      },
    },
    refusal: { code: 1005, msg: 'เซสชันหมดอายุ กรุณาเข้าสู่ระบบอีกครั้ง' },
  },
});

/** Requests a payout: the amount leaves the credit at once and the bank desk decides. */
export const withdrawCredit = wireContract({
  name: 'withdrawCredit',
  system: 'gamePlatform',
  method: 'POST',
  path: '/frontend/withdraw/credit',
  auth: 'bearer',
  movesMoney: true,
  serves: ['POST /api/provider/withdraw'],
  request: z.object({ body: z.object({ amount: bahtAmount }) }),
  response: resultReply(openWithdrawal),
  example: {
    request: { body: { amount: 1200 } },
    reply: { code: 0, result: { id: 'WD-7Q2K', amount: 1200, createdAt: '2026-11-21T11:02:00.000Z' } },
    refusal: { code: 3101, msg: 'มีรายการถอนที่รอดำเนินการอยู่' },
  },
});

/** Returns income that may become credit: `flag` says whether it may, `totalWallet` is the income, `walletMain` the credit. */
export const withdrawPointCondition = wireContract({
  name: 'withdrawPointCondition',
  system: 'gamePlatform',
  method: 'POST',
  path: '/frontend/withdraw/condition/point',
  auth: 'bearer',
  serves: ['GET /api/provider/withdraw-income-condition'],
  request: nothing,
  response: resultReply(
    z.looseObject({
      flag: z.boolean(),
      minWithdraw: bahtAmount,
      totalWallet: bahtAmount,
      walletMain: bahtAmount,
      lastClaim: lastClaim.nullish(),
    }),
  ),
  example: {
    request: { body: {} },
    reply: {
      code: 0,
      result: { flag: true, minWithdraw: 20, totalWallet: 240.5, walletMain: 12345.67, lastClaim: null },
    },
    refusal: { code: 1005, msg: 'เซสชันหมดอายุ กรุณาเข้าสู่ระบบอีกครั้ง' },
  },
});

/** Moves income to the credit. */
export const withdrawPoint = wireContract({
  name: 'withdrawPoint',
  system: 'gamePlatform',
  method: 'POST',
  path: '/frontend/withdraw/point',
  auth: 'bearer',
  movesMoney: true,
  serves: ['POST /api/provider/claim-point'],
  request: z.object({ body: z.object({ amount: bahtAmount }) }),
  response: resultReply(lastClaim),
  example: {
    request: { body: { amount: 240.5 } },
    reply: { code: 0, result: { id: 'IN-4C1A', amount: 240.5, at: '2026-11-21T11:02:00.000Z' } },
    refusal: { code: 3105, msg: 'รายได้ไม่พอสำหรับจำนวนนี้' },
  },
});

/** Withdrawals from credit, and moving income into it. */
export const withdrawalsContracts = {
  withdrawCondition,
  withdrawCredit,
  withdrawPointCondition,
  withdrawPoint,
} as const;
