import { z } from 'zod';

/** `POST /api/apps/getProfileAndCredit/{prefix}` (specification section 7, member-system bridge). */
export const ProfileAndCredit = z
  .object({
    username: z.string().meta({ example: 'MTODEMO1' }),
    balance: z.number().meta({ example: 12345.67, description: 'Credit in baht, as the provider reports it.' }),
    balanceSatang: z.number().meta({ example: 1234567, description: 'The same amount in satang.' }),
    point: z.number().meta({ example: 250 }),
    asOf: z
      .string()
      .meta({ example: '2026-11-18T09:00:00.000Z', description: 'When the provider reported the figures.' }),
  })
  .meta({ id: 'ProfileAndCreditDto' });
export type ProfileAndCredit = z.infer<typeof ProfileAndCredit>;
