import type { MemberRef } from '@housebrand/shared';

/** `GET /api/provider/link-affiliate` (specification section 3, affiliate). */
export interface AffiliateLink {
  /** The address to share. */
  link: string;
  /** Its last segment, before `.html`. */
  code: string;
  /** The address of the provider's picture with the link as a QR code. */
  image: string;
}

/** `GET /api/apps/affiliates/summary/{prefix}/{username}` (specification section 7). Amounts in baht. */
export interface AffiliateSummary {
  totalIncome: number;
  /** Downlines on all levels. */
  totalDownLine: number;
  /** Income not withdrawn yet; negative if bets became void after their income was paid out. */
  remainingIncome: number;
  /** The address to share; its last segment is the referral code. */
  link: string;
  /** Our own field: downlines by level, starting with level 1. */
  levels: LevelCount[];
  /** Our own field: income of the last six months in the agent's time zone, oldest first. */
  months: MonthIncome[];
}

/** Number of downlines on a level: level 1 registered with the member's own link, and the last level is {@link LEVELS}. */
export interface LevelCount {
  level: number;
  members: number;
}

/** Income of a calendar month in the agent's time zone. */
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
  /** Income earned minus income taken back. */
  income: number;
  /** Income of bets that became void, as a negative number; 0: none. */
  takenBack: number;
  /** Number of bets that earned it. */
  bets: number;
  /** Number of members who placed the bets. */
  members: number;
}

/** An entry of `income_lines` (our own list): the income of one bet. */
export interface IncomeEntry {
  betId: string;
  kind: 'earned' | 'takenBack';
  /** Masked username. */
  from: string;
  level: number;
  /** Baht. */
  amount: number;
  /** When the bet was settled; ISO 8601. */
  at: string;
}

/** An entry of `downlines`, and of `downline_income`. */
export interface DownlineMember {
  /** Masked username. */
  username: string;
  level: number;
  /** ISO 8601. */
  joinedAt: string;
  /** Baht earned from this member's bets. */
  income: number;
}

/** The status of a withdrawal of income (specification section 4). SUCCESS and REJECT are final. */
export type IncomeWithdrawalStatus = 'CREATE' | 'APPROVE' | 'SUCCESS' | 'REJECT';

/** An entry of `withdraw_histories`, and the reply of `withdraw_income`. */
export interface IncomeWithdrawal {
  id: string;
  /** Baht. */
  amount: number;
  status: IncomeWithdrawalStatus;
  /** In both languages; `null` unless the withdrawal was rejected, which makes the income available again. */
  rejectReason: { th: string; en: string } | null;
  /** ISO 8601. */
  createdAt: string;
}

/** Masks the username of a downline: `MTO•••21`. */
export function maskedMember({ prefix, username }: MemberRef): string {
  return `${prefix}•••${username.slice(Math.max(prefix.length, username.length - 2))}`;
}
