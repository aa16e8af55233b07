import type { Satang } from '@housebrand/shared';
import type { ProviderPayment } from '../withdrawals/withdrawals.records';

/** What may be claimed of the net loss since the last claim. */
export interface CashBackRecord {
  amountSatang: Satang;
  netLossSatang: Satang;
  /** A share of one. */
  share: number;
  /** `undefined`: the provider does not tell. */
  lastClaim: ProviderPayment | null | undefined;
}
