import { z } from 'zod';
import { wireContract } from '../contract';
import { wireDepositOrder } from '../deposits/deposits.schemas';
import { dataReply, resultReply } from '../reply';
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
  serves: [
    'GET /api/provider/report-deposit',
    'GET /api/apps/payments/topup-list',
    'GET /api/apps/payments/{viewMode}',
    'POST /api/provider/deposit-point-create',
  ],
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
  serves: ['GET /api/provider/report-withdraw', 'GET /api/apps/payments/{viewMode}'],
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

/** What moved a member's credit, apart from play. `TRANSFER`: a credit or debit under a reference of ours. */
export const CREDIT_MOVEMENT_KINDS = [
  'DEPOSIT',
  'BONUS',
  'WITHDRAWAL',
  'REFUND',
  'TRANSFER',
  'CASHBACK',
  'INCOME',
  'CHECK_IN',
  'WHEEL',
  'GASHAPON',
  'REWARD',
  'ADJUSTMENT',
] as const;

/** Maximum number of lines per page. */
export const MEMBER_STATEMENT_PAGE = 100;
/** Maximum number of instants for which a call returns the balance. */
export const STATEMENT_BALANCES = 30;

const creditMovement = z.looseObject({
  id: text,
  /** One of `CREDIT_MOVEMENT_KINDS`; we treat any other as an adjustment. */
  kind: text,
  /** Negative: taken from the credit. */
  amount: bahtAmount,
  /** The credit after the movement. */
  balance: bahtAmount,
  /** Ours for `TRANSFER`, otherwise the provider's. */
  reference: text,
  at: instant,
  /** The deposit or withdrawal in the reports; a bonus has its deposit, a refund its withdrawal. */
  payment: payment.nullable(),
  /** The turnover that a bonus requires before a withdrawal, with its deposit. */
  requiredTurnover: bahtAmount.nullable(),
});
/** A line of a member's statement. */
export type WireCreditMovement = z.infer<typeof creditMovement>;

/**
 * Lists what moved a member's credit in a date range, newest first, without the stakes, payouts and voids of play; each line has the
 * balance after it. A page continues after the line with the given id. Returns the balance at given instants, too, in the same order.
 */
export const memberStatement = wireContract({
  name: 'memberStatement',
  system: 'memberSystem',
  method: 'GET',
  path: '/bridge/statement',
  auth: 'secret',
  extension: true,
  withoutIt: 'The statement has our payments and the reports, without balances, bonuses and prizes.',
  serves: ['GET /api/apps/payments/statement', 'GET /api/apps/payments/{viewMode}'],
  request: z.object({
    query: z.object({
      prefix: text,
      username: text,
      /** First instant, inclusive. */
      from: instant,
      /** Last instant, exclusive. */
      until: instant,
      /** Comma-separated `CREDIT_MOVEMENT_KINDS`; without it, all. */
      kinds: text.optional(),
      limit: z.string().regex(/^[1-9]\d{0,2}$/),
      /** `id` of the last line of the page before. */
      after: text.optional(),
      /** Comma-separated instants. */
      balancesAt: text.optional(),
    }),
  }),
  response: dataReply(
    z.looseObject({ lines: z.array(creditMovement), more: z.boolean(), balances: z.array(bahtAmount) }),
  ),
  example: {
    request: {
      query: {
        prefix: 'MTO',
        username: 'MTODEMO1',
        from: '2025-12-31T17:00:00.000Z',
        until: '2026-12-31T17:00:00.000Z',
        limit: '10',
        balancesAt: '2025-12-31T17:00:00.000Z',
      },
    },
    reply: {
      code: 0,
      data: {
        lines: [
          {
            id: '4711',
            kind: 'BONUS',
            amount: 100.04,
            balance: 600.28,
            reference: 'bonus:DP-4A61F09C2B7D',
            at: '2026-11-21T18:03:10.000Z',
            payment: {
              _id: '01KAJ6J7Q2W3',
              amount: 500.24,
              status: 'SUCCESS',
              bankName: 'KBANK',
              createDate: '2026-11-21T18:02:00.000Z',
              updateDate: '2026-11-21T18:03:10.000Z',
              reason: null,
            },
            requiredTurnover: 3_001.4,
          },
        ],
        more: false,
        balances: [0],
      },
    },
    refusal: { code: 2003, msg: 'ชื่อผู้เล่นไม่ตรงกับเซสชัน' },
  },
});

/** Deposit and withdrawal reports, and the statement of a member's credit. */
export const reportsContracts = { reportDeposit, reportWithdraw, memberStatement } as const;
