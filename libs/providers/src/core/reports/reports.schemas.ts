import { z } from 'zod';
import { wireContract } from '../contract';
import { wireDepositOrder } from '../deposits/deposits.schemas';
import { resultReply } from '../reply';
import { bahtAmount, instant, text } from '../values.schemas';

const system = 'gamePlatform';
const auth = 'bearer';

/** First and last instant, inclusive: January 1 to December 31 in the agent's time zone (specification sections 7 and 9). */
const range = z.object({ body: z.object({ startDate: instant, endDate: instant }) });

/** A payment in a report. Four values of `status` are specified; we treat any other as unknown (specification section 4). */
const payment = z.looseObject({
  _id: text,
  /** Amount moved or to be moved, in baht. */
  amount: bahtAmount.positive(),
  status: text,
  bankName: text,
  createDate: instant,
  /** Time of completion or rejection. */
  updateDate: instant.nullable(),
  reason: z.string().nullable(),
});

const deposit = payment.extend({
  /** One of `DEPOSIT_CHANNELS`; we treat any other as unknown. */
  channel: text,
  /** Amount the member requested, for a deposit point. */
  value: bahtAmount.nullable(),
  /** Amount that was due, if a different amount arrived. */
  expectedAmount: bahtAmount.nullable(),
  /** Set for an open deposit point. */
  order: wireDepositOrder.nullable(),
});
/** An entry of the deposit report. */
export type WireDeposit = z.infer<typeof deposit>;

/** Lists a member's deposits in a date range, including pending ones. */
export const reportDeposit = wireContract({
  name: 'reportDeposit',
  system,
  method: 'POST',
  path: '/frontend/report/deposit',
  auth,
  serves: ['GET /api/provider/report-deposit', 'POST /api/provider/deposit-point-create'],
  request: range,
  response: resultReply(z.array(deposit)),
  example: {
    request: { body: { startDate: '2026-01-01T00:00:00.000+07:00', endDate: '2026-12-31T23:59:59.999+07:00' } },
    reply: {
      code: 0,
      result: [
        {
          _id: '01KAJ6J7Q2W3',
          amount: 500.37,
          status: 'SUCCESS',
          bankName: 'KBANK',
          createDate: '2026-11-21T18:02:00.000Z',
          updateDate: '2026-11-21T18:03:10.000Z',
          reason: null,
          channel: 'DEPOSIT_POINT',
          value: 500,
          expectedAmount: null,
          order: null,
        },
      ],
    },
    refusal: { code: 1005, msg: 'เซสชันหมดอายุ กรุณาเข้าสู่ระบบอีกครั้ง' },
  },
});

/** Lists a member's withdrawals in a date range, including pending ones. */
export const reportWithdraw = wireContract({
  name: 'reportWithdraw',
  system,
  method: 'POST',
  path: '/frontend/report/withdraw',
  auth,
  serves: ['GET /api/provider/report-withdraw'],
  request: range,
  response: resultReply(z.array(payment)),
  example: {
    request: { body: { startDate: '2026-01-01T00:00:00.000+07:00', endDate: '2026-12-31T23:59:59.999+07:00' } },
    reply: {
      code: 0,
      result: [
        {
          _id: '01KAJ7M3X8T1',
          amount: 1_200,
          status: 'REJECT',
          bankName: 'KBANK',
          createDate: '2026-11-21T09:00:00.000Z',
          updateDate: '2026-11-21T09:04:00.000Z',
          reason: 'ชื่อบัญชีไม่ตรงกับสมาชิก',
        },
      ],
    },
    refusal: { code: 1005, msg: 'เซสชันหมดอายุ กรุณาเข้าสู่ระบบอีกครั้ง' },
  },
});
/** An entry of the withdrawal report. */
export type WireWithdrawal = z.infer<typeof payment>;

/** Deposit and withdrawal reports. */
export const reportsContracts = { reportDeposit, reportWithdraw } as const;
