import type { Satang } from '@housebrand/shared';
import type { ProviderPayment } from '../withdrawals/withdrawals.records';

/** Cashback that a member may claim on the net loss since the last claim. */
export interface CashBackRecord {
  amountSatang: Satang;
  netLossSatang: Satang;
  /** Fraction: 0.1 is 10 %. */
  share: number;
  /** `undefined` if the provider does not report it. */
  lastClaim: ProviderPayment | null | undefined;
}
