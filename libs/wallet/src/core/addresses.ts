import { addressOf, type MemberRef, type PageRequest } from '@housebrand/shared';
import type { RewardSource, ViewMode } from './payments';
import type { ReportQuery } from './reports';
import type { OutgoingKind } from './withdrawals';

/** The member is named in the body. */
export function creditAddress({ prefix }: MemberRef): string {
  return addressOf('/api/apps/getProfileAndCredit/{prefix}', { path: { prefix } });
}

export const BANK_DEPOSIT_ADDRESS = '/api/provider/bank-deposit-auto';
export const TRUE_MONEY_ADDRESS = '/api/provider/bank-deposit-true-money';
export const OPEN_DEPOSIT_ADDRESS = '/api/provider/deposit-point-create';

/** Which report. */
export type ReportKind = 'deposit' | 'withdraw';

export function reportAddress(kind: ReportKind, query: Partial<ReportQuery> = {}): string {
  return addressOf('/api/provider/{report}', { path: { report: `report-${kind}` }, query: { ...query } });
}

export function reportSummaryAddress(kind: ReportKind, year: number): string {
  return addressOf('/api/provider/{report}', { path: { report: `report-${kind}-summary` }, query: { year } });
}

export const WITHDRAW_CONDITION_ADDRESS = '/api/provider/withdraw-condition';
export const INCOME_CONDITION_ADDRESS = '/api/provider/withdraw-income-condition';
export const CASH_BACK_ADDRESS = '/api/provider/check-cash-back';
export const BONUS_ADDRESS = '/api/provider/bonus';

/** What makes a move of each kind. */
export const MOVE_ADDRESSES: Readonly<Record<OutgoingKind, string>> = {
  WITHDRAWAL: '/api/provider/withdraw',
  INCOME: '/api/provider/claim-point',
  CASHBACK: '/api/provider/claim-cash-back',
};

export function moveAddress(id: string): string {
  return addressOf('/api/provider/move/{id}', { path: { id } });
}

export const SEND_GIFT_ADDRESS = '/api/apps/payments/send_gift';
export const MEMBERS_ADDRESS = '/api/apps/members';
export const PRICE_TABLE_ADDRESS = '/api/apps/iap/price_table';
export const PURCHASES_ADDRESS = '/api/apps/iap/purchases';
export const REDEEM_COUPON_ADDRESS = '/api/apps/coupons.redeem';

export function paymentsAddress(
  viewMode: ViewMode,
  query: Partial<PageRequest> & { source?: RewardSource | undefined } = {},
): string {
  return addressOf('/api/apps/payments/{viewMode}', { path: { viewMode }, query: { ...query } });
}
