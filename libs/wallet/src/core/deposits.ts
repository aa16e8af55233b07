/** The smallest and largest amount of one deposit in satang; `null` if the provider reports none. */
export interface DepositLimits {
  minSatang: number | null;
  maxSatang: number | null;
}

/** `POST /api/provider/deposit-point-create`. */
export interface OpenDepositRequest {
  /** Baht. The amount to transfer differs in its satang, which identify the deposit. */
  value: number;
}
