import { z } from 'zod';
import { PAYMENT_STATUSES, UNITS } from '../terms';

/** A text in both languages. */
export const BothLanguages = z
  .object({
    th: z.string().meta({ example: 'สำเร็จ' }),
    en: z.string().meta({ example: 'Completed' }),
  })
  .meta({ id: 'BothLanguagesDto' });
export type BothLanguages = z.infer<typeof BothLanguages>;

/** One line of a payment's timeline, in both languages. */
export const TimelineEntry = z
  .object({
    kind: z.enum(['created', 'held', 'sent', 'unknown', 'confirmed', 'refused', 'returned']).meta({
      example: 'confirmed',
      description: '`held`: the money has left the account. `unknown`: the outcome is not known yet.',
    }),
    at: z.string().meta({ example: '2026-11-21T11:02:01.000Z' }),
    text: BothLanguages,
  })
  .meta({ id: 'TimelineEntryDto' });
export type TimelineEntry = z.infer<typeof TimelineEntry>;

/** An entry of a payment list. */
export const PaymentEntry = z
  .object({
    id: z.string().meta({ example: '019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e10' }),
    kind: z
      .enum([
        'GIFT',
        'COUPON',
        'QUEST',
        'TOURNAMENT',
        'AFFILIATE',
        'PURCHASE',
        'DEPOSIT',
        'WITHDRAW',
        'BONUS',
        'CASHBACK',
        'POINTS',
        'CHECK_IN',
        'WHEEL',
        'GASHAPON',
        'REWARD',
        'CORRECTION',
      ])
      .meta({ example: 'GIFT', description: 'The kinds from `BONUS` on occur in the list `all` only.' }),
    unit: z.enum(UNITS).meta({ example: 'CREDIT' }),
    amount: z.number().meta({
      example: -500,
      description: 'Amount in baht for CREDIT, in points for POINT; negative for outgoing amounts.',
    }),
    status: z.enum(PAYMENT_STATUSES).nullable().meta({ example: 'SUCCESS' }),
    counterparty: z.string().nullable().meta({
      example: 'MTODEMO3',
      description: 'Receiver of a sent gift, or masked sender of a received one; otherwise `null`.',
    }),
    rejectReason: BothLanguages.nullable().meta({ example: null, description: 'Reason for a refusal.' }),
    reverses: z.string().nullable().meta({ example: null, description: 'Payment that this one reverses.' }),
    createdAt: z.string().meta({ example: '2026-11-21T11:02:00.000Z' }),
    timeline: z.array(TimelineEntry),
  })
  .meta({ id: 'PaymentEntryDto' });
export type PaymentEntry = z.infer<typeof PaymentEntry>;

/** `GET /api/apps/payments/gift-allowance`: the gifts that a member can still send today. */
export const GiftAllowance = z
  .object({
    minSatang: z.number().meta({ example: 10_000, description: 'Minimum per gift in satang. One chip is one baht.' }),
    giftsPerDay: z.number().meta({ example: 5, description: 'Maximum gifts per business day of the agent.' }),
    giftsLeft: z.number().meta({ example: 4, description: 'Gifts that can still be sent today.' }),
    leftSatang: z
      .number()
      .meta({ example: 950_000, description: 'Satang that can still be sent today, in all gifts together.' }),
    renewsAt: z.string().meta({
      example: '2026-11-21T17:00:00.000Z',
      description: "Start of the agent's next business day, from which the whole allowance is available again.",
    }),
  })
  .meta({ id: 'GiftAllowanceDto' });
export type GiftAllowance = z.infer<typeof GiftAllowance>;
