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
