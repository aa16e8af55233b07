import type { Satang } from '@housebrand/shared';

/** Whether and how much a member may withdraw; `null` for figures the provider omits. */
export interface WithdrawConditionRecord {
  isClosed: boolean;
  creditSatang: Satang;
  withdrawableSatang: Satang;
  /** The provider's reason why not, `''` if nothing prevents a withdrawal. */
  message: string;
  minSatang: Satang | null;
  turnover: { requiredSatang: Satang; doneSatang: Satang; deposits: DepositRequirement[] } | null;
  open: ProviderPayment | null;
}

/** A deposit with a turnover requirement. */
export interface DepositRequirement {
  reference: string;
  amountSatang: Satang | null;
  requiredSatang: Satang;
  doneSatang: Satang;
  at: Date;
}

/** A payment by the provider, with its own reference. */
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
  /** `undefined` if the provider does not report it. */
  lastClaim: ProviderPayment | null | undefined;
}
