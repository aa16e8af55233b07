/** `GET /api/apps/affiliates/summary/{prefix}/{username}` (specification section 7). Amounts in baht. */
export interface AffiliateSummary {
  totalIncome: number;
  /** Members in all levels below. */
  totalDownLine: number;
  /** Income not withdrawn yet. */
  remainingIncome: number;
  /** The address to share; its last segment is the referral code. */
  link: string;
}
