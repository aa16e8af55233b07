/** What became of a round, as the provider's page told it. Satang. */
export interface ReportedBet {
  id: string;
  stake: bigint;
  payout: bigint;
}

const sumOf = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, amount) => sum + amount, 0n);

/**
 * What each domain has to come to, from the bets alone: written from the specification and the demo world's terms, not from the
 * domains' own rules. Baht and points, as the API tells them.
 */
export function expectedOf(bets: readonly ReportedBet[]) {
  const staked = sumOf(bets.map(({ stake }) => stake));
  const lost = staked - sumOf(bets.map(({ payout }) => payout));
  const netLoss = lost > 0n ? lost : 0n;
  return {
    turnover: Number(staked) / 100,
    rounds: bets.length,
    netLoss: Number(netLoss) / 100,
    /** The provider's points: five hundredths of what is staked. */
    points: Number((staked * 5n) / 100n) / 100,
    /** Eight thousandths of each bet, in whole satang. */
    referrersIncome: Number(sumOf(bets.map(({ stake }) => (stake * 80n) / 10_000n))) / 100,
    /** A share of the net loss, in whole satang. */
    cashBack: (percent: bigint) => Number((netLoss * percent) / 100n) / 100,
  };
}

/** Ids of rounds by a seed: the provider's luck follows from them. */
export function seededRounds(count: number, seed: number): string[] {
  let state = seed;
  const hex = (digits: number): string =>
    Array.from({ length: digits }, () => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
      return ((state >>> 16) & 15).toString(16);
    }).join('');
  return Array.from({ length: count }, () => `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`);
}
