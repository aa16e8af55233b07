import { bahtNumber, type Satang } from '@housebrand/shared';
import type { Calculation } from './terms';

/** Units of a multiplier's score: a payout of the whole stake is 100 of them. */
const HUNDREDTHS = 100n;

/** A member's play in a period, without voided bets. */
export interface PlaySums {
  turnoverSatang: Satang;
  payoutSatang: Satang;
  bets: number;
  /** The largest payout of one bet. */
  highestPayoutSatang: Satang;
  /** The best payout per baht staked, in hundredths, rounded down. */
  bestMultiplierHundredths: bigint;
}

/** A score in the board's unit: satang, rounds, or hundredths of a multiplier. Scores of zero or less are not stored. */
export function scoreOf(calculation: Calculation, sums: PlaySums): bigint {
  switch (calculation) {
    case 'TURNOVER':
      return sums.turnoverSatang;
    case 'HIGHEST_WIN':
      return sums.highestPayoutSatang;
    case 'NET_WIN':
      return sums.payoutSatang - sums.turnoverSatang;
    case 'ROUNDS':
      return BigInt(sums.bets);
    case 'MULTIPLIER':
      return sums.bestMultiplierHundredths;
  }
}

/** A bet that was settled, or with negative amounts one that became void. */
export interface PlayedBet {
  kind: 'counted' | 'takenBack';
  stakeSatang: Satang;
  payoutSatang: Satang;
}

/** Whether a score is the best of its bets; other scores are sums. */
export const isBest = (calculation: Calculation): boolean =>
  calculation === 'HIGHEST_WIN' || calculation === 'MULTIPLIER';

/**
 * What further bets alone contribute to a score: an addend, or the best of them (see {@link isBest}). `null`: it takes all play to tell,
 * because the best bet may be void now.
 */
export function scoreOfBets(calculation: Calculation, bets: readonly PlayedBet[]): bigint | null {
  if (isBest(calculation) && bets.some(({ kind }) => kind === 'takenBack')) return null;
  let score = 0n;
  for (const bet of bets) {
    const own = scoreOfBet(calculation, bet);
    score = isBest(calculation) ? (own > score ? own : score) : score + own;
  }
  return score;
}

function scoreOfBet(calculation: Calculation, { kind, stakeSatang, payoutSatang }: PlayedBet): bigint {
  switch (calculation) {
    case 'TURNOVER':
      return stakeSatang;
    case 'HIGHEST_WIN':
      return payoutSatang;
    case 'NET_WIN':
      return payoutSatang - stakeSatang;
    case 'ROUNDS':
      return kind === 'counted' ? 1n : -1n;
    case 'MULTIPLIER':
      return stakeSatang === 0n ? 0n : (payoutSatang * HUNDREDTHS) / stakeSatang;
  }
}

/** A score in the API's unit. Satang and hundredths both become two decimals. */
export function scoreNumber(calculation: Calculation, score: bigint): number {
  return calculation === 'ROUNDS' ? Number(score) : bahtNumber(score);
}
