import { addressOf, type DayRange, type MemberRef, type PageRequest } from '@housebrand/shared';

/** `GET`: the member's referral link at the platform, created on the first call. */
export const AFFILIATE_LINK_ADDRESS = '/api/provider/link-affiliate';
/** `POST`: converts all remaining income to credit with a payment from the agent. */
export const WITHDRAW_INCOME_ADDRESS = '/api/apps/affiliates/withdraw_income';

/** `GET`: the member's referrals and income. */
export function affiliateSummaryAddress(member: MemberRef): string {
  return addressOf('/api/apps/affiliates/summary/{prefix}/{username}', { path: member });
}

/** `GET`: the income that the member can withdraw now. */
export function remainingIncomeAddress(member: MemberRef): string {
  return addressOf('/api/apps/affiliates/remaining_income/{prefix}/{username}', { path: member });
}

/** A member's paged lists, optionally limited to a range of days. */
export type AffiliateHistory = 'income_histories' | 'downline_income' | 'withdraw_histories';

/** `GET`: a page of one of the member's lists; without days, of all time. */
export function affiliateHistoryAddress(
  history: AffiliateHistory,
  { prefix, username }: MemberRef,
  query: Partial<PageRequest & DayRange> = {},
): string {
  const path = { history, prefix, username };
  return addressOf('/api/apps/affiliates/{history}/{prefix}/{username}', { path, query: { ...query } });
}

/** `GET`: the income of each bet of a business day. */
export function incomeLinesAddress(
  { prefix, username }: MemberRef,
  query: Partial<PageRequest> & { date: string },
): string {
  const path = { prefix, username };
  return addressOf('/api/apps/affiliates/income_lines/{prefix}/{username}', { path, query: { ...query } });
}

/** Filter of the downlines. */
export interface DownlineFilter {
  level?: number;
  /** A full username, or its visible ending. */
  search?: string;
}

/** `GET`: the caller's downlines with masked usernames, most recent registration first; all levels unless filtered. */
export function downlinesAddress(query: Partial<PageRequest> & DownlineFilter = {}): string {
  return addressOf('/api/apps/affiliates/downlines', { query: { ...query } });
}
