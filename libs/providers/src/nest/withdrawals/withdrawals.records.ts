import type { Satang } from '@housebrand/shared';

/** Whether money may be withdrawn. What the provider does not tell is `null`. */
export interface WithdrawConditionRecord {
  isClosed: boolean;
  creditSatang: Satang;
  withdrawableSatang: Satang;
  /** Why not, in the provider's words; `''`: nothing stands in the way. */
  message: string;
  minSatang: Satang | null;
  turnover: { requiredSatang: Satang; doneSatang: Satang; deposits: DemandingDeposit[] } | null;
  open: ProviderPayment | null;
}

/** A deposit that must be played before money may leave. */
export interface DemandingDeposit {
  reference: string;
  amountSatang: Satang | null;
  requiredSatang: Satang;
  doneSatang: Satang;
  at: Date;
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
