import { satangFromBaht } from '@housebrand/shared';
import { type Random, weighted } from '../world/random';

/** Offers of the external site: three games with one turn per business day, and a shop. */
export const OFFERS = ['wheel', 'gashapon', 'daily-check-in', 'reward'] as const;
export type Offer = (typeof OFFERS)[number];

/** A prize by name. Amounts in satang. */
export interface Prize {
  name: string;
  amount: bigint;
}

interface DrawnPrize extends Prize {
  weight: number;
}

const drawn = (name: string, baht: number, weight: number): DrawnPrize => ({
  name,
  amount: satangFromBaht(baht),
  weight,
});

/** The wheel's segments in order; `name` is the position. */
export const WHEEL: readonly DrawnPrize[] = [
  drawn('0', 2, 28),
  drawn('1', 10, 9),
  drawn('2', 3, 22),
  drawn('3', 50, 1.5),
  drawn('4', 5, 17),
  drawn('5', 20, 4),
  drawn('6', 1, 18),
  drawn('7', 100, 0.5),
];

/** Prizes by the capsule's colour. */
export const CAPSULES: readonly DrawnPrize[] = [
  drawn('jade', 2, 45),
  drawn('sky', 3, 30),
  drawn('violet', 8, 16),
  drawn('gold', 30, 7),
  drawn('ruby', 88, 2),
];

/** Prizes by consecutive day; after the seventh, the first follows. */
export const CHECK_INS: readonly Prize[] = [1, 1, 2, 2, 3, 5, 10].map((baht, index) => ({
  name: String(index + 1),
  amount: satangFromBaht(baht),
}));

/** Rewards in the shop, one per business day. */
export const REWARDS: readonly (Prize & { points: number })[] = [
  { name: 'small', points: 50, amount: 500n },
  { name: 'medium', points: 200, amount: 2_500n },
  { name: 'large', points: 800, amount: 12_000n },
];

/** @param streak consecutive days before today, for the check-in */
export function prizeOf(offer: Exclude<Offer, 'reward'>, random: Random, streak: number): Prize {
  switch (offer) {
    case 'wheel':
      return weighted(random, WHEEL);
    case 'gashapon':
      return weighted(random, CAPSULES);
    case 'daily-check-in':
      return CHECK_INS[streak % CHECK_INS.length]!;
  }
}
