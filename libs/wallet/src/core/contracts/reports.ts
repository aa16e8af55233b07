import { z } from 'zod';
import { PAYMENT_STATUSES, DEPOSIT_CHANNELS } from '../terms';
import { DepositOrder } from './deposits';

/** A deposit or withdrawal as the provider reports it. */
export const ReportedPayment = z
  .object({
    id: z.string().meta({ example: '019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e10' }),
    amountSatang: z.number().meta({ example: 50037 }),
    status: z
      .enum(PAYMENT_STATUSES)
      .nullable()
      .meta({ example: 'SUCCESS', description: "`null`: the provider's status has no label." }),
    bankName: z.string().meta({ example: 'KBANK', description: 'Bank code, or `TMN` for a True Money wallet.' }),
    createdAt: z.string().meta({ example: '2026-11-21T11:02:00.000Z' }),
    settledAt: z
      .string()
      .nullable()
      .meta({ example: '2026-11-21T11:03:10.000Z', description: 'When the payment was completed or rejected.' }),
    rejectReason: z.string().nullable().meta({ example: null }),
  })
  .meta({ id: 'ReportedPaymentDto' });
export type ReportedPayment = z.infer<typeof ReportedPayment>;

/** An entry of `GET /api/provider/report-withdraw`. */
export const ReportedWithdrawal = ReportedPayment.extend({
  returnedAt: z.string().nullable().meta({
    example: null,
    description:
      'When the credit of a rejected withdrawal was returned; `null`: it was not, or the provider has no statement.',
  }),
}).meta({ id: 'ReportedWithdrawalDto' });
export type ReportedWithdrawal = z.infer<typeof ReportedWithdrawal>;

/** An entry of `GET /api/provider/report-deposit`. */
export const ReportedDeposit = ReportedPayment.extend({
  channel: z.enum(DEPOSIT_CHANNELS).nullable().meta({ example: 'DEPOSIT_POINT' }),
  valueSatang: z
    .number()
    .nullable()
    .meta({ example: 50000, description: 'Requested amount in satang, for deposits with an exact amount.' }),
  expectedSatang: z
    .number()
    .nullable()
    .meta({ example: null, description: 'Expected amount in satang, if a different amount arrived.' }),
  order: DepositOrder.nullable().meta({ example: null, description: 'Outstanding transfer: receiver and QR code.' }),
}).meta({ id: 'ReportedDepositDto' });
export type ReportedDeposit = z.infer<typeof ReportedDeposit>;

/** The completed payments of a year: `GET /api/provider/report-deposit-summary` and `…/report-withdraw-summary`. */
export const ReportSummary = z
  .object({
    year: z.number().meta({ example: 2026 }),
    count: z.number().meta({ example: 25 }),
    totalSatang: z.number().meta({ example: 845000 }),
    monthsSatang: z.array(z.number()).meta({
      example: [70000, 70000, 70000, 70000, 70000, 70000, 70000, 70000, 70000, 70000, 145000, 0],
      description: 'Totals in satang, January to December.',
    }),
  })
  .meta({ id: 'ReportSummaryDto' });
export type ReportSummary = z.infer<typeof ReportSummary>;
