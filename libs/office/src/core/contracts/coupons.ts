import type { CreateCouponRequest } from '@housebrand/wallet';
import { z } from 'zod';

/** A coupon of the agent, with its use. */
export const OfficeCoupon = z
  .object({
    id: z.string().meta({ example: '019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e10' }),
    name: z.string().meta({ example: 'Songkran', description: "Name in the agent's lists." }),
    amountSatang: z.number().nullable().meta({ example: 10_000, description: '`null`: a coupon for points.' }),
    amountPoints: z.number().nullable().meta({ example: null, description: '`null`: a coupon for credit.' }),
    turnoverMultiplier: z.number().meta({ example: 3, description: 'Turnover as a multiple of the amount.' }),
    perMember: z.number().meta({ example: 1, description: 'Maximum redemptions per member.' }),
    total: z.number().nullable().meta({ example: 500, description: 'Maximum redemptions; `null`: no limit.' }),
    redeemed: z.number().meta({ example: 12, description: 'Number of redemptions.' }),
    codes: z.number().meta({ example: 500, description: 'Number of codes.' }),
    validFrom: z.string().meta({ example: '2026-12-01T00:00:00.000Z' }),
    validUntil: z.string().nullable().meta({ example: '2027-01-01T00:00:00.000Z', description: '`null`: no end.' }),
    disabledAt: z.string().nullable().meta({ example: null, description: '`null`: the coupon is enabled.' }),
  })
  .meta({ id: 'OfficeCouponDto' });
export type OfficeCoupon = z.infer<typeof OfficeCoupon>;

/** `GET /api/office/coupons`: a page of coupons, newest first. */
export const OfficeCoupons = z
  .object({
    coupons: z.array(OfficeCoupon),
    cursor: z
      .string()
      .nullable()
      .meta({ example: null, description: 'Returns the next page; `null`: this is the last one.' }),
    schema: z.record(z.string(), z.unknown()).meta({
      example: { type: 'object', properties: {} },
      description: 'JSON Schema of a new coupon, with names and meanings in the language of the request.',
    }),
  })
  .meta({ id: 'OfficeCouponsDto' });
export type OfficeCoupons = z.infer<typeof OfficeCoupons>;

/** `POST /api/office/coupons`. */
export interface OfficeCouponRequest extends CreateCouponRequest {
  reason: string;
}

/** `POST /api/office/coupons/{id}/codes`. */
export interface OfficeCouponCodesRequest {
  count: number;
  reason: string;
}
