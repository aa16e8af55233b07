/** `GET /api/provider/link-affiliate` (specification section 3, affiliate). */
export interface AffiliateLink {
  /** The address to share. */
  link: string;
  /** Its last segment, before `.html`. */
  code: string;
  /** The provider's picture of it, with the link as a QR. */
  image: string;
}

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
