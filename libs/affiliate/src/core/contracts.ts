import type { MemberRef } from '@housebrand/shared';

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
  /** Income not withdrawn yet; below zero when bets became void that were paid for already. */
  remainingIncome: number;
  /** The address to share; its last segment is the referral code. */
  link: string;
  /** Ours: members on each level, the first level first. */
  levels: LevelCount[];
  /** Ours: income of the last six months of the agent's calendar, the oldest first. */
  months: MonthIncome[];
}

/** How many members stand on a level below one: 1 for those one brought oneself, at most {@link LEVELS}. */
export interface LevelCount {
  level: number;
  members: number;
}

/** What a calendar month of the agent's zone brought. */
export interface MonthIncome {
  /** `YYYY-MM`. */
  month: string;
  /** Baht. */
  income: number;
}

/** `GET /api/apps/affiliates/remaining_income/{prefix}/{username}` (specification section 7). */
export interface RemainingIncome {
  /** Baht. */
  remainingIncome: number;
}

/** An entry of `income_histories`: one business day. Amounts in baht. */
export interface IncomeDay {
  /** `YYYY-MM-DD`. */
  date: string;
  /** What is left of it: what was earned, less what was taken back. */
  income: number;
  /** What became void of it, as a negative number; 0: nothing. */
  takenBack: number;
  /** Bets that brought it. */
  bets: number;
  /** Members whose bets they were. */
  members: number;
}

/** An entry of `income_lines` (ours): what one bet brought. */
export interface IncomeEntry {
  betId: string;
  kind: 'earned' | 'takenBack';
  /** Masked. */
  from: string;
  level: number;
  /** Baht. */
  amount: number;
  /** When the bet was settled; ISO 8601. */
  at: string;
}

/** An entry of `downlines`, and of `downline_income`. */
export interface DownlineMember {
  /** Masked. */
  username: string;
  level: number;
  /** ISO 8601. */
  joinedAt: string;
  /** Baht that their play has brought. */
  income: number;
}

/** Where the payment of an income stands (specification section 4); SUCCESS and REJECT are the end of it. */
export type IncomeWithdrawalStatus = 'CREATE' | 'APPROVE' | 'SUCCESS' | 'REJECT';

/** An entry of `withdraw_histories`, and the reply of `withdraw_income`. */
export interface IncomeWithdrawal {
  id: string;
  /** Baht. */
  amount: number;
  status: IncomeWithdrawalStatus;
  /** Why it was refused, in both languages; `null` unless it was: the income is there again. */
  rejectReason: { th: string; en: string } | null;
  /** ISO 8601. */
  createdAt: string;
}

/** How a member below is shown: `MTO•••21`. */
export function maskedMember({ prefix, username }: MemberRef): string {
  return `${prefix}•••${username.slice(Math.max(prefix.length, username.length - 2))}`;
}
