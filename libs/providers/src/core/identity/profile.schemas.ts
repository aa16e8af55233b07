import { z } from 'zod';
import { bahtAmount, color, instant, points, text } from '../values.schemas';

/** A member's tier in the provider's wire format; amounts in baht. */
export const wireTier = z.looseObject({
  tierLevel: z.int().min(1),
  tierName: text,
  logoUrl: z.string(),
  descriptionBackgroundColor: color,
  backgroundDarkColor: color,
  backgroundBrightColor: color,
  depositAmount: bahtAmount,
  turnoverAmount: bahtAmount,
  access: z.looseObject({ menu: z.array(z.string()) }),
});
/** See {@link wireTier}. */
export type WireTier = z.infer<typeof wireTier>;

/** A member's profile in the provider's wire format (`me.entry`, specification section 3); `credit` in baht. */
export const wireProfile = z.looseObject({
  _id: text,
  username: text,
  prefix: text,
  credit: bahtAmount,
  point: points,
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  tel: z.string(),
  bankName: z.string(),
  accountNumber: z.string(),
  bonus: z.enum(['BONUS', 'NO_BONUS']),
  tier: wireTier,
  createDate: instant,
  /** Must equal the member's own prefix for a portal launch (specification section 6). */
  groupAutoTopUp: z.looseObject({ prefix: text }),
});
/** See {@link wireProfile}. Bank account and phone number are unmasked. */
export type WireProfile = z.infer<typeof wireProfile>;

/** The member in the contracts' examples. */
export const exampleProfile: WireProfile = {
  _id: '6f1a0c52e4b04d7c9a3d2f10',
  username: 'MTODEMO1',
  prefix: 'MTO',
  credit: 12345.67,
  point: 250,
  name: 'Somchai Jaidee',
  firstName: 'Somchai',
  lastName: 'Jaidee',
  tel: '0812345678',
  bankName: 'SCB',
  accountNumber: '1234567890',
  bonus: 'NO_BONUS',
  tier: {
    tierLevel: 2,
    tierName: 'Silver',
    logoUrl: 'https://provider.example/tiers/2.svg',
    descriptionBackgroundColor: '#2F3A4D',
    backgroundDarkColor: '#4C5B75',
    backgroundBrightColor: '#C3D0E4',
    depositAmount: 8500,
    turnoverAmount: 59900,
    access: { menu: ['coupon', 'daily-quest'] },
  },
  createDate: '2025-11-18T09:00:00.000Z',
  groupAutoTopUp: { prefix: 'MTO' },
};
