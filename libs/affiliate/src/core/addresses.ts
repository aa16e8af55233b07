import { addressOf, type DayRange, type MemberRef, type PageRequest } from '@housebrand/shared';

/** `GET`: the member's invitation link at the platform, made at the first visit. */
export const AFFILIATE_LINK_ADDRESS = '/api/provider/link-affiliate';
/** `POST`: turns all of the remaining income into credit, as a payment of the house. */
export const WITHDRAW_INCOME_ADDRESS = '/api/apps/affiliates/withdraw_income';

/** What the member's invitations have brought. */
export function affiliateSummaryAddress(member: MemberRef): string {
  return addressOf('/api/apps/affiliates/summary/{prefix}/{username}', { path: member });
}

/** `GET`: what the member may withdraw now. */
export function remainingIncomeAddress(member: MemberRef): string {
  return addressOf('/api/apps/affiliates/remaining_income/{prefix}/{username}', { path: member });
}

/** Lists of a member's that are read page by page, within days when both are given. */
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

/** What each bet of a day brought. */
export function incomeLinesAddress(
  { prefix, username }: MemberRef,
  query: Partial<PageRequest> & { date: string },
): string {
  const path = { prefix, username };
  return addressOf('/api/apps/affiliates/income_lines/{prefix}/{username}', { path, query: { ...query } });
}

/** Which members below. */
export interface DownlineFilter {
  level?: number;
  /** A whole username, or the end of it that is shown. */
  search?: string;
}

/** `GET`: the members below the one who asks, the last who joined first, their names masked; all levels unless one is named. */
export function downlinesAddress(query: Partial<PageRequest> & DownlineFilter = {}): string {
  return addressOf('/api/apps/affiliates/downlines', { query: { ...query } });
}
