/** `POST /api/apps/getProfileAndCredit/{prefix}` (specification section 7, member-system bridge). */
export interface ProfileAndCredit {
  username: string;
  /** Baht, the provider's figure. */
  balance: number;
  /** `balance` in satang. */
  balanceSatang: number;
  point: number;
  /** When the provider reported the balance, ISO 8601. */
  asOf: string;
}
