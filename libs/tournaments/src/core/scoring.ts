import { bahtNumber, type Satang } from '@housebrand/shared';
import type { Calculation } from './terms';

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

/** A score in the API's unit. Satang and hundredths both become two decimals. */
export function scoreNumber(calculation: Calculation, score: bigint): number {
  return calculation === 'ROUNDS' ? Number(score) : bahtNumber(score);
}
