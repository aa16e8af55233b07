import type { ReportedDeposit, Satang } from '@housebrand/shared';

/** Sums the deposits that count for quests: only those that have succeeded. */
export function settledDeposits(deposits: readonly ReportedDeposit[]): Satang {
  return deposits.reduce((sum, { status, amountSatang }) => sum + (status === 'SUCCESS' ? amountSatang : 0n), 0n);
}
