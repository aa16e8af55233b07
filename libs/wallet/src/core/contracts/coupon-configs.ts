import { z } from 'zod';

/** New codes, each redeemable once. This reply is the only time they are shown. */
export const CouponCodes = z
  .object({
    codes: z.array(z.string()).meta({ example: ['7K2M-93QX-4HLC-8VZD', 'QX93-2M7K-LC4H-ZD8V'] }),
  })
  .meta({ id: 'CouponCodesDto' });
export type CouponCodes = z.infer<typeof CouponCodes>;
