import { z } from 'zod';
import { wireContract } from '../contract';
import { dataReply, PROVIDER_CODES } from '../reply';
import { bahtAmount, instant, points, text } from '../values.schemas';

/** What a transfer moves: credit in baht, or whole points. */
const transferred = z.enum(['CREDIT', 'POINT']);
const moved = z.looseObject({
  reference: text,
  direction: z.enum(['IN', 'OUT']),
  username: text,
  kind: transferred,
  amount: bahtAmount.positive(),
  /** The member's credit after the transfer. */
  balance: bahtAmount,
  point: points,
  at: instant,
});
/** A credit or debit in the provider's wire format. */
export type WireTransfer = z.infer<typeof moved>;

/** Codes that prove nothing was moved. Any other code leaves the outcome unknown. */
export const TRANSFER_REFUSALS = {
  malformed: 400,
  memberMismatch: PROVIDER_CODES.memberMismatch,
  notEnough: 2101,
  /** The reference belongs to another transfer. */
  referenceTaken: 2102,
} as const;

const ours = {
  system: 'memberSystem',
  auth: 'secret',
  extension: true,
  withoutIt:
    'Gifts, coupons, rewards and affiliate withdrawals are not offered, because we cannot move a member’s balance.',
  internal: 'Sent from the outbox by gifts, coupons, rewards and affiliate withdrawals, after their own reply.',
} as const;

const request = z.object({
  body: z
    .object({
      prefix: text,
      username: text,
      /** Our reference. Repeating it with the same body returns the first reply. */
      reference: z.string().regex(/^[\w.:-]{3,64}$/),
      kind: transferred,
      amount: bahtAmount.positive(),
      /** Shown in the member's statement. */
      reason: z.string().min(1).max(200),
    })
    .refine(({ kind, amount }) => kind === 'CREDIT' || Number.isInteger(amount), 'points are whole numbers'),
});

const exampleOrder = {
  prefix: 'MTO',
  username: 'MTODEMO1',
  reference: 'quest-7c1e',
  kind: 'POINT' as const,
  amount: 5,
  reason: 'Daily quest',
};
const exampleTransfer: WireTransfer = {
  reference: 'quest-7c1e',
  direction: 'IN',
  username: 'MTODEMO1',
  kind: 'POINT',
  amount: 5,
  balance: 12345.67,
  point: 255,
  at: '2026-11-21T18:00:00.000Z',
};

/** Gives a member credit or points, once per reference of ours. */
export const creditTransfer = wireContract({
  name: 'creditTransfer',
  method: 'POST',
  path: '/bridge/transfers/credit',
  ...ours,
  movesMoney: true,
  request,
  response: dataReply(moved),
  example: {
    request: { body: exampleOrder },
    reply: { code: 0, data: exampleTransfer },
    refusal: { code: TRANSFER_REFUSALS.referenceTaken, msg: 'รหัสอ้างอิงนี้ถูกใช้กับรายการอื่นแล้ว' },
  },
});

/** Takes credit or points from a member, once per reference of ours. */
export const debitTransfer = wireContract({
  name: 'debitTransfer',
  method: 'POST',
  path: '/bridge/transfers/debit',
  ...ours,
  movesMoney: true,
  request,
  response: dataReply(moved),
  example: {
    request: { body: exampleOrder },
    reply: { code: 0, data: { ...exampleTransfer, direction: 'OUT', point: 245 } },
    refusal: { code: TRANSFER_REFUSALS.notEnough, msg: 'ยอดคงเหลือไม่เพียงพอ' },
  },
});

/** Looks up a transfer: `NONE` if the provider does not know the reference, `REFUSED` with the code of the refusal. */
export const transferStatus = wireContract({
  name: 'transferStatus',
  method: 'GET',
  path: '/bridge/transfers/{reference}',
  ...ours,
  request: z.object({ params: z.object({ reference: text }), query: z.object({ prefix: text }) }),
  response: dataReply(
    z.discriminatedUnion('state', [
      z.looseObject({ state: z.literal('SETTLED'), transfer: moved }),
      z.looseObject({ state: z.literal('REFUSED'), refusedBy: z.int(), words: z.string() }),
      z.looseObject({ state: z.literal('NONE') }),
    ]),
  ),
  example: {
    request: { params: { reference: 'quest-7c1e' }, query: { prefix: 'MTO' } },
    reply: { code: 0, data: { state: 'SETTLED', transfer: exampleTransfer } },
    refusal: { code: 400, msg: 'ข้อมูลที่ส่งมาไม่ถูกต้อง' },
  },
});

/** Maximum number of transfers per page. */
export const STATEMENT_PAGE = 500;

/**
 * Lists an installation's credits and debits of an agent's members within a time range, from the provider's books, oldest first and without
 * refused ones. A page continues after the given cursor; a `null` cursor marks the last page.
 */
export const transferStatement = wireContract({
  name: 'transferStatement',
  method: 'GET',
  path: '/bridge/transfers',
  ...ours,
  internal: 'Read once a day by reconciliation.',
  request: z.object({
    query: z.object({ prefix: text, from: instant, until: instant, cursor: text.optional() }),
  }),
  response: dataReply(z.looseObject({ transfers: z.array(moved), cursor: text.nullable() })),
  example: {
    request: { query: { prefix: 'MTO', from: '2026-11-20T18:00:00.000Z', until: '2026-11-21T18:00:01.000Z' } },
    reply: { code: 0, data: { transfers: [exampleTransfer], cursor: null } },
    refusal: { code: 400, msg: 'ข้อมูลที่ส่งมาไม่ถูกต้อง' },
  },
});

/** Transfers of credit and points by our reference. */
export const transfersContracts = { creditTransfer, debitTransfer, transferStatus, transferStatement } as const;
