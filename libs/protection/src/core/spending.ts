import type { ReportedDeposit, Satang } from '@housebrand/shared';

/** Sums of a member's settled bets. */
export interface PlayedAmounts {
  turnoverSatang: Satang;
  payoutSatang: Satang;
}

/**
 * Sums the deposits that count towards a limit: all but rejected ones. Pending deposits may still arrive, and unknown states
 * count to be safe.
 */
export function unrejectedDeposits(deposits: readonly ReportedDeposit[]): Satang {
  return deposits.reduce((sum, { status, amountSatang }) => sum + (status === 'REJECT' ? 0n : amountSatang), 0n);
}

/** Returns stakes minus payouts; negative if the member has won. */
export function netLoss({ turnoverSatang, payoutSatang }: PlayedAmounts): Satang {
  return turnoverSatang - payoutSatang;
}
