import { z } from 'zod';
import { wireContract } from '../contract';
import { dataReply, PROVIDER_CODES } from '../reply';
import { bahtAmount, instant, points, text } from '../values.schemas';

/** What can be given to a member or taken from one: credit in baht, or whole points. */
const transferred = z.enum(['CREDIT', 'POINT']);
const moved = z.looseObject({
  reference: text,
  direction: z.enum(['IN', 'OUT']),
  username: text,
  kind: transferred,
  amount: bahtAmount.positive(),
  /** What the member holds after it. */
  balance: bahtAmount,
  point: points,
  at: instant,
});
/** A credit or debit by reference, as the provider tells it. */
export type WireTransfer = z.infer<typeof moved>;

/** Codes by which a provider says that nothing was moved. Any other code leaves it open whether something was. */
export const TRANSFER_REFUSALS = {
  malformed: 400,
  notTheirMember: PROVIDER_CODES.notTheirMember,
  notEnough: 2101,
  /** The reference stands for another transfer. */
  referenceTaken: 2102,
} as const;

const ours = {
  system: 'memberSystem',
  auth: 'secret',
  extension: true,
  withoutIt:
    'Gifts, coupons, rewards and affiliate withdrawals are not offered: nothing of ours may move a member’s balance.',
  internal: 'Gifts, coupons, rewards and affiliate withdrawals send it from the outbox, after their own answer.',
} as const;

const request = z.object({
  body: z
    .object({
      prefix: text,
      username: text,
      /** Ours. The same again with the same body answers what the first one answered. */
      reference: z.string().regex(/^[\w.:-]{3,64}$/),
      kind: transferred,
      amount: bahtAmount.positive(),
      /** What the member's statement says of it. */
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

/** Gives a member credit or points, once for a reference of ours. */
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

/** Takes credit or points from a member, once for a reference of ours. */
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

/** What became of a transfer: `NONE` when the provider never heard of the reference, `REFUSED` with the code it was refused by. */
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

/** The most transfers of one page. */
export const STATEMENT_PAGE = 500;

/**
 * What an installation gave to an agent's members and took from them within a range of time, as the provider's books have it,
 * the oldest first; without what was refused. A page after a cursor goes on where the one before it ended; `null`: it was the last.
 */
export const transferStatement = wireContract({
  name: 'transferStatement',
  method: 'GET',
  path: '/bridge/transfers',
  ...ours,
  internal: 'Reconciliation reads it once a day.',
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

/** Credit and points that we give and take, by our reference. */
export const transfersContracts = { creditTransfer, debitTransfer, transferStatus, transferStatement } as const;
