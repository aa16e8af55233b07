/** How a settled round ended for the member. A payout below the stake is a loss, and is not celebrated. */
export type Outcome = 'lost' | 'returned' | 'even' | 'won';

/** Returns the outcome of a round; amounts in satang. */
export function outcomeOf({ stakeSatang, payoutSatang }: { stakeSatang: number; payoutSatang: number }): Outcome {
  if (payoutSatang > stakeSatang) return 'won';
  if (payoutSatang === 0) return 'lost';
  return payoutSatang === stakeSatang ? 'even' : 'returned';
}
