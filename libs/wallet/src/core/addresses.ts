import { addressOf, type MemberRef, type PageRequest } from '@housebrand/shared';
import type { RewardSource, ViewMode } from './payments';
import type { ReportQuery } from './reports';
import type { OutgoingKind } from './withdrawals';

/** The member is named in the body. */
export function creditAddress({ prefix }: MemberRef): string {
  return addressOf('/api/apps/getProfileAndCredit/{prefix}', { path: { prefix } });
}

/** `GET`: the bank accounts that the member may transfer to, with their limits. */
export const BANK_DEPOSIT_ADDRESS = '/api/provider/bank-deposit-auto';
/** `GET`: the True Money wallet that the member may transfer to; `null` where there is none. */
export const TRUE_MONEY_ADDRESS = '/api/provider/bank-deposit-true-money';
/** `POST`: opens a deposit with an amount to the satang of its own; 202 with UNKNOWN while nobody knows whether it was opened. */
export const OPEN_DEPOSIT_ADDRESS = '/api/provider/deposit-point-create';

/** Which report. */
export type ReportKind = 'deposit' | 'withdraw';

/** `GET`: the member's deposits or withdrawals of a year as the provider has them, the newest first. */
export function reportAddress(kind: ReportKind, query: Partial<ReportQuery> = {}): string {
  return addressOf('/api/provider/{report}', { path: { report: `report-${kind}` }, query: { ...query } });
}

/** `GET`: what was completed in a year: how many, how much, and by month. */
export function reportSummaryAddress(kind: ReportKind, year: number): string {
  return addressOf('/api/provider/{report}', { path: { report: `report-${kind}-summary` }, query: { year } });
}

/** `GET`: whether money may leave now, and exactly why not. */
export const WITHDRAW_CONDITION_ADDRESS = '/api/provider/withdraw-condition';
/** `GET`: how much income was gathered at the provider, and whether it may become credit. */
export const INCOME_CONDITION_ADDRESS = '/api/provider/withdraw-income-condition';
/** `GET`: what may be claimed of the net loss since the last claim. */
export const CASH_BACK_ADDRESS = '/api/provider/check-cash-back';
/** `POST`: whether later deposits bring a bonus, which must be played before money may leave. */
export const BONUS_ADDRESS = '/api/provider/bonus';

/** What makes a move of each kind. */
export const MOVE_ADDRESSES: Readonly<Record<OutgoingKind, string>> = {
  WITHDRAWAL: '/api/provider/withdraw',
  INCOME: '/api/provider/claim-point',
  CASHBACK: '/api/provider/claim-cash-back',
};

/** `GET`: what has become of a move; asked while its state is UNKNOWN. */
export function moveAddress(id: string): string {
  return addressOf('/api/provider/move/{id}', { path: { id } });
}

/** `POST`: sends a gift; with its idempotency key it is safe to send again. */
export const SEND_GIFT_ADDRESS = '/api/apps/payments/send_gift';
/** `GET`: what the member may still give away today. */
export const GIFT_ALLOWANCE_ADDRESS = '/api/apps/payments/gift-allowance';
/** `GET`: one member by the whole username, to whom a gift may go; with an agent key, all members of the agent. */
export const MEMBERS_ADDRESS = '/api/apps/members';
/** `GET`: what the agent asks for chips. `PUT`: writes the whole table, by agent key. */
export const PRICE_TABLE_ADDRESS = '/api/apps/iap/price_table';
/** `POST`: buys chips: opens a deposit of their price. */
export const PURCHASES_ADDRESS = '/api/apps/iap/purchases';
/** `POST`: redeems a coupon; with its idempotency key it is safe to send again. */
export const REDEEM_COUPON_ADDRESS = '/api/apps/coupons.redeem';

/** `GET`: a page of the member's payments of one list, the newest first. */
export function paymentsAddress(
  viewMode: ViewMode,
  query: Partial<PageRequest> & { source?: RewardSource | undefined } = {},
): string {
  return addressOf('/api/apps/payments/{viewMode}', { path: { viewMode }, query: { ...query } });
}
