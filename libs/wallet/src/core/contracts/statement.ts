import { z } from 'zod';
import { STATEMENT_KINDS } from '../statement';
import { PAYMENT_STATUSES } from '../terms';
import { BothLanguages, TimelineEntry } from './payments';

/** The deposit or withdrawal that a line belongs to. */
export const RelatedPayment = z
  .object({
    kind: z.enum(['deposit', 'withdraw']).meta({ example: 'deposit' }),
    id: z.string().meta({ example: '01KAJ6J7Q2W3', description: 'Its id in the report.' }),
  })
  .meta({ id: 'RelatedPaymentDto' });
export type RelatedPayment = z.infer<typeof RelatedPayment>;

/** A line of the statement: one movement of the member's credit, apart from play. */
export const StatementLine = z
  .object({
    id: z.string().meta({ example: '4711' }),
    kind: z.enum(STATEMENT_KINDS).meta({ example: 'BONUS' }),
    amountSatang: z.number().meta({ example: 10_004, description: 'Amount in satang; negative for outgoing amounts.' }),
    balanceBeforeSatang: z.number().nullable().meta({
      example: 50_024,
      description: 'Credit before it, in satang; `null` if the provider has no statement.',
    }),
    balanceAfterSatang: z.number().nullable().meta({
      example: 60_028,
      description: 'Credit after it, in satang; `null` if the provider has no statement.',
    }),
    at: z.string().meta({ example: '2026-11-21T18:03:10.000Z' }),
    reference: z.string().meta({
      example: 'bonus:DP-4A61F09C2B7D',
      description: 'Id of our payment, or the reference of the provider.',
    }),
    status: z.enum(PAYMENT_STATUSES).nullable().meta({
      example: 'SUCCESS',
      description: 'Status of the payment that moved the credit: a withdrawal takes it before it is paid.',
    }),
    counterparty: z.string().nullable().meta({
      example: null,
      description: 'Receiver of a sent gift, or masked sender of a received one; otherwise `null`.',
    }),
    requiredTurnoverSatang: z.number().nullable().meta({
      example: 300_140,
      description: 'Turnover required before a withdrawal, in satang: of a coupon, or of a bonus with its deposit.',
    }),
    purchaseTotalSatang: z.number().nullable().meta({
      example: null,
      description: 'All chips of the purchase in satang, for its paid price and for its bonus.',
    }),
    related: RelatedPayment.nullable(),
    rejectReason: BothLanguages.nullable().meta({ example: null, description: 'Reason for a refused withdrawal.' }),
    timeline: z.array(TimelineEntry),
  })
  .meta({ id: 'StatementLineDto' });
export type StatementLine = z.infer<typeof StatementLine>;

/** A month of the statement, or its part within the requested days. */
export const StatementMonth = z
  .object({
    month: z.string().meta({ example: '2026-11', description: "In the agent's time zone." }),
    openingSatang: z.number().meta({ example: 0, description: 'Credit at its start, in satang.' }),
    closingSatang: z.number().meta({ example: 60_028, description: 'Credit at its end, or now, in satang.' }),
  })
  .meta({ id: 'StatementMonthDto' });
export type StatementMonth = z.infer<typeof StatementMonth>;

/** `GET /api/apps/payments/statement`: a page of lines, newest first. */
export const Statement = z
  .object({
    lines: z.array(StatementLine),
    cursor: z.string().nullable().meta({
      example: '4711',
      description: 'Returns the next page. A page may have fewer lines than `limit`; `null`: it is the last one.',
    }),
    from: z.string().meta({ example: '2026-01-01', description: "First day, in the agent's time zone." }),
    to: z.string().meta({ example: '2026-12-31', description: 'Last day.' }),
    months: z.array(StatementMonth).meta({
      description:
        'Months with their balances, newest first, on the first page; empty if the provider has no statement.',
    }),
  })
  .meta({ id: 'StatementDto' });
export type Statement = z.infer<typeof Statement>;
