import type { AgentTx, DemoDay } from '@housebrand/shared/nest';
import type { CouponOffer } from '../../core';
import { insertCodes, insertCoupon } from './coupons.repository';

const DAY_MS = 86_400_000;

/** Seeds the demo's three coupons; every agent has the same. */
export async function seedCoupons(tx: AgentTx, { now }: DemoDay): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const offer = { validFrom: daysAgo(30), validUntil: null, perMember: 1, total: null };
  const coupons: [string, CouponOffer][] = [
    ['WELCOME-7K2M-93QX', { ...offer, name: 'Welcome', unit: 'CREDIT', amount: 10_000n, turnoverMultiplier: 3 }],
    ['POINTS-5H8T-41LC', { ...offer, name: 'Points', unit: 'POINT', amount: 50n, turnoverMultiplier: 0 }],
    [
      'EXPIRED-2R6V-80ZD',
      { ...offer, name: 'Expired', unit: 'CREDIT', amount: 5_000n, turnoverMultiplier: 0, validUntil: daysAgo(1) },
    ],
  ];
  for (const [code, coupon] of coupons) await insertCodes(tx, await insertCoupon(tx, coupon, now), [code], null);
}
