import type { Satang } from '@housebrand/shared';

/** A deposit as the provider reports it. */
export interface QuestDeposit {
  /** `null` for a status that the specification does not define. */
  status: string | null;
  amountSatang: Satang;
}

/** Sums the deposits that count for quests: only those that have succeeded. */
export function settledDeposits(deposits: readonly QuestDeposit[]): Satang {
  return deposits.reduce((sum, { status, amountSatang }) => sum + (status === 'SUCCESS' ? amountSatang : 0n), 0n);
}
