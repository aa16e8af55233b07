import { type Random, weighted } from '../world/random';

/** What the external site offers: three games of one turn a business day, and a shop. */
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

const drawn = (name: string, baht: bigint, weight: number): DrawnPrize => ({ name, amount: baht * 100n, weight });

/** Round the wheel; `name` is the segment's place. */
export const WHEEL: readonly DrawnPrize[] = [
  drawn('0', 2n, 28),
  drawn('1', 10n, 9),
  drawn('2', 3n, 22),
  drawn('3', 50n, 1.5),
  drawn('4', 5n, 17),
  drawn('5', 20n, 4),
  drawn('6', 1n, 18),
  drawn('7', 100n, 0.5),
];

/** By the capsule's colour. */
export const CAPSULES: readonly DrawnPrize[] = [
  drawn('jade', 2n, 45),
  drawn('sky', 3n, 30),
  drawn('violet', 8n, 16),
  drawn('gold', 30n, 7),
  drawn('ruby', 88n, 2),
];

/** For so many days in a row; the seventh is followed by the first. */
export const CHECK_INS: readonly Prize[] = [1n, 1n, 2n, 2n, 3n, 5n, 10n].map((baht, index) => ({
  name: String(index + 1),
  amount: baht * 100n,
}));

/** What points buy in the shop, once a business day. */
export const REWARDS: readonly (Prize & { points: number })[] = [
  { name: 'small', points: 50, amount: 500n },
  { name: 'medium', points: 200, amount: 2_500n },
  { name: 'large', points: 800, amount: 12_000n },
];

/** @param streak days in a row before today, for the check-in */
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
