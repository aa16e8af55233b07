import { bahtNumber, percentOf } from '@housebrand/shared';

/** A settled round as the provider's page reported it. Amounts in satang. */
export interface ReportedBet {
  id: string;
  stake: bigint;
  payout: bigint;
}

const sumOf = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, amount) => sum + amount, 0n);

/**
 * Computes the expected numbers of each domain from the bets alone, by the specification and the demo world's terms
 * instead of the domains' own rules. Amounts in baht and points, as in the API.
 */
export function expectedOf(bets: readonly ReportedBet[]) {
  const staked = sumOf(bets.map(({ stake }) => stake));
  const lost = staked - sumOf(bets.map(({ payout }) => payout));
  const netLoss = lost > 0n ? lost : 0n;
  return {
    turnover: bahtNumber(staked),
    rounds: bets.length,
    netLoss: bahtNumber(netLoss),
    /** The provider's points: 5 percent of the stakes. */
    points: bahtNumber(percentOf(staked, 5)),
    /** 0.8 percent of each bet, rounded down to whole satang. */
    referrersIncome: bahtNumber(sumOf(bets.map(({ stake }) => (stake * 80n) / 10_000n))),
    /** A percentage of the net loss, rounded down to whole satang. */
    cashBack: (percent: bigint) => bahtNumber(percentOf(netLoss, percent)),
  };
}

/** Generates round ids from a seed. The provider derives each outcome from the id. */
export function seededRounds(count: number, seed: number): string[] {
  let state = seed;
  const hex = (digits: number): string =>
    Array.from({ length: digits }, () => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
      return ((state >>> 16) & 15).toString(16);
    }).join('');
  return Array.from({ length: count }, () => `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`);
}
