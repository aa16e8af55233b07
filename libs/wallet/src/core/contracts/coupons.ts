import { z } from 'zod';
import { PAYMENT_STATUSES, UNITS } from '../terms';

/** What a coupon pays, and the turnover that it requires. */
export const CouponReward = z
  .object({
    kind: z.enum(UNITS).meta({ example: 'CREDIT' }),
    amount: z.number().meta({ example: 100, description: 'Amount in baht for CREDIT, in points for POINT.' }),
    turnover: z.number().meta({ example: 300, description: 'Turnover requirement in baht.' }),
  })
  .meta({ id: 'CouponRewardDto' });
export type CouponReward = z.infer<typeof CouponReward>;

/** The reply of `POST /api/apps/coupons.preview`: what a coupon gives and requires, before it is redeemed. */
export const CouponPreview = z
  .object({
    kind: z.enum(UNITS).meta({ example: 'CREDIT' }),
    amountSatang: z.number().nullable().meta({ example: 10_000, description: 'Credit in satang; `null` for points.' }),
    amountPoints: z.number().nullable().meta({ example: null, description: 'Reward points; `null` for credit.' }),
    turnoverMultiplier: z
      .number()
      .meta({ example: 3, description: 'Turnover requirement as a multiple of the amount; 0: none.' }),
    requiredTurnoverSatang: z
      .number()
      .meta({ example: 30_000, description: 'Turnover required before a withdrawal or gift, in satang; 0: none.' }),
    validUntil: z
      .string()
      .nullable()
      .meta({ example: '2027-01-01T00:00:00.000Z', description: 'Redeemable until then; `null`: no end.' }),
  })
  .meta({ id: 'CouponPreviewDto' });
export type CouponPreview = z.infer<typeof CouponPreview>;

/** The reply of `POST /api/apps/coupons.redeem` (specification section 7; decisions, Money). */
export const Redemption = z
  .object({
    transactionId: z.string().meta({ example: '019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e10' }),
    reward: CouponReward,
    status: z.enum(PAYMENT_STATUSES).meta({ example: 'CREATE' }),
  })
  .meta({ id: 'RedemptionDto' });
export type Redemption = z.infer<typeof Redemption>;

/** `GET /api/apps/coupons/redemptions/{id}/return`: what returning a coupon takes, and what it ends. */
export const CouponReturnPreview = z
  .object({
    amountSatang: z.number().meta({
      example: 10_000,
      description: "Credit taken back, in satang: the coupon's amount, or less if the credit is less.",
    }),
    missingTurnoverSatang: z.number().meta({
      example: 30_000,
      description: 'Missing turnover of this coupon, which is not required any more, in satang.',
    }),
    isPlayed: z.boolean().meta({ example: false, description: 'Whether the member has played since the coupon.' }),
    creditAfterSatang: z.number().meta({ example: 50_000, description: 'Credit afterwards, in satang.' }),
    withdrawableAfterSatang: z.number().meta({
      example: 50_000,
      description: 'How much of it can be withdrawn, in satang; 0 while another condition is not met.',
    }),
    turnoverLeftSatang: z
      .number()
      .meta({ example: 0, description: 'Missing turnover of other coupons and of deposits, in satang.' }),
  })
  .meta({ id: 'CouponReturnPreviewDto' });
export type CouponReturnPreview = z.infer<typeof CouponReturnPreview>;

/** The reply of `POST /api/apps/coupons/redemptions/{id}/return`. */
export const CouponReturn = z
  .object({
    transactionId: z.string().nullable().meta({
      example: '019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e10',
      description: 'Payment that takes the credit back; `null` if there is no credit to take.',
    }),
    amountSatang: z.number().meta({ example: 10_000, description: 'Its amount in satang.' }),
    status: z.enum(PAYMENT_STATUSES).meta({
      example: 'CREATE',
      description: 'The turnover requirement ends with `SUCCESS`. After `REJECT`, the coupon is as it was.',
    }),
  })
  .meta({ id: 'CouponReturnDto' });
export type CouponReturn = z.infer<typeof CouponReturn>;
