import { z } from 'zod';
import { OpenDepositResult } from './deposits';

/** A row of `GET /api/apps/iap/price_table` (specification section 7): its price is in baht. */
export const PriceRow = z
  .object({
    sku: z.string().meta({ example: 'chips-1000', description: 'The identifier that a purchase names.' }),
    chips: z
      .number()
      .meta({ example: 1_000, description: 'Whole chips, without bonus. One chip is one baht of credit.' }),
    price: z.number().meta({ example: 1_000, description: 'Amount in baht.' }),
    currency: z.literal('THB').meta({ example: 'THB' }),
    bonusPercentage: z.number().meta({ example: 10, description: 'Bonus chips in percent.' }),
  })
  .meta({ id: 'PriceRowDto' });
export type PriceRow = z.infer<typeof PriceRow>;

/**
 * The reply to a purchase: the deposit that it opens, and the chips that arrive once the deposit is confirmed. UNKNOWN comes
 * with HTTP 202, as for any other deposit.
 */
export const PurchaseResult = OpenDepositResult.extend({
  purchaseId: z.string().meta({ example: '019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e12' }),
  totalSatang: z
    .number()
    .meta({ example: 110_000, description: 'Credit including bonus, in satang. One chip is one baht.' }),
}).meta({ id: 'PurchaseResultDto' });
export type PurchaseResult = z.infer<typeof PurchaseResult>;
