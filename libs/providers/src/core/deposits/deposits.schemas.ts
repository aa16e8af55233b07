import { z } from 'zod';
import { wireContract } from '../contract';
import { resultReply } from '../reply';
import { bahtAmount, instant, text, webAddress } from '../values.schemas';

const system = 'gamePlatform';
const auth = 'bearer';

/** The operator's bank account that members transfer to. */
export const wireReceivingAccount = z.looseObject({
  bankCode: text,
  accountName: text,
  accountNumber: z.string().regex(/^\d{10,15}$/),
});
/** See {@link wireReceivingAccount}. */
export type WireReceivingAccount = z.infer<typeof wireReceivingAccount>;

/** The minimum and maximum of one deposit, where the platform sets them. */
const limits = z.looseObject({ minDeposit: bahtAmount.optional(), maxDeposit: bahtAmount.optional() });

/** Lists bank accounts that members transfer to from their banking app. */
export const bankDepositAuto = wireContract({
  name: 'bankDepositAuto',
  system,
  method: 'GET',
  path: '/frontend/bank/non-promptPay',
  auth,
  serves: ['GET /api/provider/bank-deposit-auto'],
  request: z.object({}),
  response: resultReply(z.array(wireReceivingAccount.extend(limits.shape))),
  example: {
    request: {},
    reply: {
      code: 0,
      result: [
        {
          bankCode: 'KBANK',
          accountName: 'บจก. เอ็มทีโอ เลานจ์',
          accountNumber: '0001234567',
          minDeposit: 20,
          maxDeposit: 200_000,
        },
      ],
    },
    refusal: { code: 1005, msg: 'เซสชันหมดอายุ กรุณาเข้าสู่ระบบอีกครั้ง' },
  },
});

/** Returns the True Money wallet that members send to; `null` if the agent has none. */
export const trueMoney = wireContract({
  name: 'trueMoney',
  system,
  method: 'GET',
  path: '/frontend/trueMoney',
  auth,
  serves: ['GET /api/provider/bank-deposit-true-money'],
  request: z.object({}),
  response: resultReply(
    z
      .looseObject({ accountName: text, phoneNumber: z.string().regex(/^0\d{9}$/) })
      .extend(limits.shape)
      .nullable(),
  ),
  example: {
    request: {},
    reply: { code: 0, result: { accountName: 'เอ็มทีโอ เลานจ์', phoneNumber: '0900001234', minDeposit: 20 } },
    refusal: { code: 1005, msg: 'เซสชันหมดอายุ กรุณาเข้าสู่ระบบอีกครั้ง' },
  },
});

/** The amount and the account of an open deposit's transfer. */
export const wireDepositOrder = z.looseObject({
  /** EMVCo payload of a PromptPay QR, if the agent takes PromptPay. */
  qrCode: text.nullable(),
  /**
   * Opens the payment in the app of the member's bank. An extension: providers and banks without such links omit it. An unusable link
   * counts as none, because the deposit is open all the same.
   */
  bankApp: z.looseObject({ bankCode: text, link: webAddress }).nullish().catch(null),
  receiver: wireReceivingAccount,
  expireDate: instant,
});
/** See {@link wireDepositOrder}. */
export type WireDepositOrder = z.infer<typeof wireDepositOrder>;

/**
 * Opens a deposit of about `value` baht. The amount to transfer gets satang digits that no other open deposit has, which identify the
 * transfer. A second call opens a second deposit.
 */
export const depositPointCreate = wireContract({
  name: 'depositPointCreate',
  system,
  method: 'POST',
  path: '/frontend/depositPoint/create',
  auth,
  movesMoney: true,
  serves: ['POST /api/provider/deposit-point-create'],
  request: z.object({ body: z.object({ value: bahtAmount.positive() }) }),
  response: resultReply(
    wireDepositOrder.extend({ _id: text, value: bahtAmount, amount: bahtAmount, createDate: instant }),
  ),
  example: {
    request: { body: { value: 500 } },
    reply: {
      code: 0,
      result: {
        _id: '01KAJ6J7Q2W3',
        value: 500,
        amount: 500.37,
        qrCode:
          '00020101021230570016A00000067701011201159000000000123450214DP01KAJ6J7Q2W353037645406500.375802TH5910MTO Lounge63049296',
        bankApp: { bankCode: 'KBANK', link: 'https://app.bank.example/pay/01KAJ6J7Q2W3' },
        receiver: { bankCode: 'KBANK', accountName: 'บจก. เอ็มทีโอ เลานจ์', accountNumber: '0001234567' },
        createDate: '2026-11-21T18:02:00.000Z',
        expireDate: '2026-11-21T18:12:00.000Z',
      },
    },
    refusal: { code: 3001, msg: 'ฝากขั้นต่ำ 20.00 บาท' },
  },
});

/** Deposit calls. */
export const depositsContracts = { bankDepositAuto, trueMoney, depositPointCreate } as const;
