import { bahtNumber, type Satang } from '@housebrand/shared';
import type { Calculation } from './contracts';

/** What a member played in a time, void bets left out. */
export interface PlaySums {
  turnoverSatang: Satang;
  payoutSatang: Satang;
  rounds: number;
  /** The largest payout of one round. */
  highestPayoutSatang: Satang;
  /** The best payout for one baht staked, in hundredths, cut off. */
  bestMultiplierHundredths: bigint;
}

/** A score as boards keep it: satang, rounds, or hundredths of a multiplier. Nothing, or less, is not on a board. */
export function scoreOf(calculation: Calculation, sums: PlaySums): bigint {
  switch (calculation) {
    case 'TURNOVER':
      return sums.turnoverSatang;
    case 'HIGHEST_WIN':
      return sums.highestPayoutSatang;
    case 'NET_WIN':
      return sums.payoutSatang - sums.turnoverSatang;
    case 'ROUNDS':
      return BigInt(sums.rounds);
    case 'MULTIPLIER':
      return sums.bestMultiplierHundredths;
  }
}

/** A score as it is told. Satang and hundredths read alike: two decimals. */
export function scoreNumber(calculation: Calculation, score: bigint): number {
  return calculation === 'ROUNDS' ? Number(score) : bahtNumber(score);
}
