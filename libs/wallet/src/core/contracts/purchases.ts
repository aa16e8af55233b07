import { z } from 'zod';
import { OpenDepositResult } from './deposits';

/**
 * The reply to a purchase: the deposit that it opens, and the chips that arrive once the deposit is confirmed. UNKNOWN comes
 * with HTTP 202, as for any other deposit.
 */
export const PurchaseResult = OpenDepositResult.extend({
  purchaseId: z.string().meta({ example: '019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e12' }),
  chips: z.number().meta({ example: 1_100, description: 'Chips including bonus.' }),
}).meta({ id: 'PurchaseResultDto' });
export type PurchaseResult = z.infer<typeof PurchaseResult>;
