import type { Satang } from '@housebrand/shared';

/** Whether money may be withdrawn. What the provider does not tell is `null`. */
export interface WithdrawConditionRecord {
  isClosed: boolean;
  creditSatang: Satang;
  withdrawableSatang: Satang;
  /** Why not, in the provider's words; `''`: nothing stands in the way. */
  message: string;
  minSatang: Satang | null;
  turnover: { requiredSatang: Satang; doneSatang: Satang } | null;
  open: ProviderPayment | null;
}

/** Something the provider moved, by its own reference. */
export interface ProviderPayment {
  reference: string;
  amountSatang: Satang;
  at: Date;
}

/** Income that may become credit. */
export interface IncomeConditionRecord {
  isOpen: boolean;
  minSatang: Satang;
  gatheredSatang: Satang;
  creditSatang: Satang;
  /** `undefined`: the provider does not tell. */
  lastClaim: ProviderPayment | null | undefined;
}
