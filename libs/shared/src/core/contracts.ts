import { z } from 'zod';

const TierAccess = z
  .object({
    menu: z.array(z.string()).meta({
      example: ['coupon', 'daily-quest'],
      description: 'Keys of the menus that the tier opens, besides promotion',
    }),
  })
  .meta({ id: 'TierAccessDto' });

/** A member's tier (specification section 3), with the accumulated deposits and turnover. */
export const MemberTier = z
  .object({
    tierLevel: z.number().meta({ example: 2 }),
    tierName: z.string().meta({ example: 'Silver' }),
    logoUrl: z.string().meta({ example: '/media/tiers/2.svg?v=1' }),
    descriptionBackgroundColor: z.string().meta({ example: '#2F3A4D' }),
    backgroundDarkColor: z.string().meta({ example: '#4C5B75' }),
    backgroundBrightColor: z.string().meta({ example: '#C3D0E4' }),
    depositAmount: z.number().meta({ example: 12000, description: 'Amount in baht' }),
    turnoverAmount: z.number().meta({ example: 54321.5, description: 'Amount in baht' }),
    access: TierAccess,
  })
  .meta({ id: 'MemberTierDto' });
export type MemberTier = z.infer<typeof MemberTier>;

/** The member as `me.entry` (specification section 3): `GET /api/provider/profile`. */
export const Member = z
  .object({
    _id: z.string().meta({ example: '65f0c0de0000000000000101', description: 'Member id; also the referral code' }),
    username: z.string().meta({ example: 'MTODEMO1' }),
    prefix: z.string().meta({ example: 'MTO' }),
    credit: z.number().meta({ example: 12345.67, description: 'Credit in baht, as the provider reports it' }),
    /** When the provider reported `credit`, ISO 8601. */
    creditAsOf: z.string().meta({ example: '2026-11-18T09:00:00.000Z' }),
    point: z.number().meta({ example: 250 }),
    name: z.string().meta({ example: 'Somchai Jaidee' }),
    firstName: z.string().meta({ example: 'Somchai' }),
    lastName: z.string().meta({ example: 'Jaidee' }),
    tel: z.string().meta({ example: '0812345678' }),
    bankName: z.string().meta({ example: 'SCB' }),
    accountNumber: z
      .string()
      .meta({ example: '••••••7890', description: 'Account number, masked except for the last four digits' }),
    bonus: z.enum(['BONUS', 'NO_BONUS']).meta({ example: 'NO_BONUS' }),
    tier: MemberTier,
    createDate: z.string().meta({ example: '2025-11-18T09:00:00.000Z' }),
  })
  .meta({ id: 'MemberDto' });
export type Member = z.infer<typeof Member>;
