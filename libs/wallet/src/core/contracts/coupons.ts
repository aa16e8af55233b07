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

/** The reply of `POST /api/apps/coupons.redeem` (specification section 7; decisions, Money). */
export const Redemption = z
  .object({
    transactionId: z.string().meta({ example: '019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e10' }),
    reward: CouponReward,
    status: z.enum(PAYMENT_STATUSES).meta({ example: 'CREATE' }),
  })
  .meta({ id: 'RedemptionDto' });
export type Redemption = z.infer<typeof Redemption>;
