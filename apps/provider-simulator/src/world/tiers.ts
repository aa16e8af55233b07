import { satangFromBaht } from '@housebrand/shared';

/** A tier. Amounts in satang. */
export interface Tier {
  level: number;
  name: string;
  minDeposit: bigint;
  minTurnover: bigint;
  descriptionBackgroundColor: string;
  backgroundDarkColor: string;
  backgroundBrightColor: string;
  menu: readonly string[];
}

const EVERYBODY = ['promotion', 'deposit', 'withdraw', 'game', 'coupon', 'daily-check-in', 'user-info'];
const SILVER = [...EVERYBODY, 'daily-quest', 'referral', 'chips', 'tournament', 'wheel', 'cashback'];
const GOLD = [...SILVER, 'ranking', 'gashapon'];

/** Bronze to diamond; a member has the highest tier whose two minimums are both reached. */
export const tiers: readonly Tier[] = [
  step(1, 'Bronze', 0, 0, ['#4A2E1C', '#6B3F22', '#C98A55'], EVERYBODY),
  step(2, 'Silver', 5_000, 20_000, ['#2F3A4D', '#4C5B75', '#C3D0E4'], SILVER),
  step(3, 'Gold', 20_000, 100_000, ['#4D3A10', '#8A6514', '#F3C65A'], GOLD),
  step(4, 'Platinum', 100_000, 500_000, ['#173B46', '#2A6473', '#A9E3EE'], [...GOLD, 'rewards']),
  step(5, 'Diamond', 500_000, 2_500_000, ['#2A1D57', '#4A34A0', '#B9A8FF'], [...GOLD, 'rewards', 'faq', 'tutorial']),
];

function step(
  level: number,
  name: string,
  depositBaht: number,
  turnoverBaht: number,
  [description, dark, bright]: [string, string, string],
  menu: readonly string[],
): Tier {
  return {
    level,
    name,
    minDeposit: satangFromBaht(depositBaht),
    minTurnover: satangFromBaht(turnoverBaht),
    descriptionBackgroundColor: description,
    backgroundDarkColor: dark,
    backgroundBrightColor: bright,
    menu,
  };
}

/** Returns the tier for accumulated deposits and turnover (satang). */
export function tierFor(deposited: bigint, turnover: bigint): Tier {
  return (
    tiers.findLast(({ minDeposit, minTurnover }) => deposited >= minDeposit && turnover >= minTurnover) ?? tiers[0]!
  );
}
