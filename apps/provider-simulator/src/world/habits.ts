import { below, pick, type Random } from './random';

/** How a member plays. Amounts in baht. */
export interface Habit {
  /** Average days between two visits. */
  gapDays: number;
  /** Numbers of rounds of a visit. */
  rounds: readonly number[];
  stakes: readonly number[];
  /** None is lower than the highest stake. */
  deposits: readonly number[];
  /** The member deposits at least at every visit of this number. */
  depositEvery: number;
  /** Credit above which a visit ends with a withdrawal, and what remains. */
  withdrawAbove: number;
  keeps: number;
  /** What brings the credit after the last visit to the documented one: a win, or a deposit before the next evening. */
  ends?: 'win' | 'deposit';
}

/** A regular of the second tier: a few hundred baht at a time. */
export const DEMO1_HABIT: Habit = {
  gapDays: 5,
  rounds: [2, 3, 4],
  stakes: [50, 100, 100, 200, 300],
  deposits: [300, 300, 500, 500],
  depositEvery: 4,
  withdrawAbove: 1_300,
  keeps: 300,
  ends: 'win',
};

/** A member of the top tier: stakes of thousands. The sums need years, because a round takes at most 10,000. */
export const DEMO3_HABIT: Habit = {
  gapDays: 8,
  rounds: [2, 3, 4],
  stakes: [5_000, 8_000, 8_000, 10_000, 10_000],
  deposits: [10_000, 10_000, 15_000, 20_000],
  depositEvery: 2,
  withdrawAbove: 60_000,
  keeps: 20_000,
  // a win of this size would be the house's loss of a whole month
  ends: 'deposit',
};

/** Highest stakes of the other members. */
const CROWD_STAKES = [200, 500, 800];

/** Returns the habit of one of the other members. */
export function crowdHabit(random: Random): Habit {
  const stake = pick(random, CROWD_STAKES);
  return {
    gapDays: 8 + below(random, 3),
    rounds: [2, 3],
    stakes: [stake / 2, stake / 2, stake],
    deposits: [stake, 2 * stake, 3 * stake],
    depositEvery: 3,
    withdrawAbove: 5 * stake,
    keeps: stake,
  };
}
