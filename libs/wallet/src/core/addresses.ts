import { addressOf, type MemberRef, type PageRequest } from '@housebrand/shared';
import type { RewardSource, ViewMode } from './payments';
import type { ReportQuery } from './reports';
import type { StatementQuery } from './statement';
import type { OutgoingKind } from './withdrawals';

/** `POST`: the member's profile and credit. The body names the member. */
export function creditAddress({ prefix }: MemberRef): string {
  return addressOf('/api/apps/getProfileAndCredit/{prefix}', { path: { prefix } });
}

/** `GET`: the bank accounts that the member can transfer to, with their limits. */
export const BANK_DEPOSIT_ADDRESS = '/api/provider/bank-deposit-auto';
/** `GET`: the True Money wallet that the member can transfer to; `null` if the agent has none. */
export const TRUE_MONEY_ADDRESS = '/api/provider/bank-deposit-true-money';
/** `POST`: opens a deposit with an amount that is unique to the satang. Replies 202 with UNKNOWN if the outcome is unknown. */
export const OPEN_DEPOSIT_ADDRESS = '/api/provider/deposit-point-create';

/** The kind of payment that a report lists. */
export type ReportKind = 'deposit' | 'withdraw';

/** `GET`: the provider's records of the member's deposits or withdrawals in a year, newest first. */
export function reportAddress(kind: ReportKind, query: Partial<ReportQuery> = {}): string {
  return addressOf('/api/provider/{report}', { path: { report: `report-${kind}` }, query: { ...query } });
}

/** `GET`: number, total and monthly sums of the payments completed in a year. */
export function reportSummaryAddress(kind: ReportKind, year: number): string {
  return addressOf('/api/provider/{report}', { path: { report: `report-${kind}-summary` }, query: { year } });
}

/** `GET`: whether the member can withdraw now, and if not, why. */
export const WITHDRAW_CONDITION_ADDRESS = '/api/provider/withdraw-condition';
/** `GET`: the income gathered at the provider, and whether it can be converted to credit. */
export const INCOME_CONDITION_ADDRESS = '/api/provider/withdraw-income-condition';
/** `GET`: the cashback due on net losses since the last claim. */
export const CASH_BACK_ADDRESS = '/api/provider/check-cash-back';
/** `POST`: turns the bonus on later deposits on or off. A bonus adds a turnover requirement. */
export const BONUS_ADDRESS = '/api/provider/bonus';

/** `POST`: the address that starts a move, by its kind. */
export const MOVE_ADDRESSES: Readonly<Record<OutgoingKind, string>> = {
  WITHDRAWAL: '/api/provider/withdraw',
  INCOME: '/api/provider/claim-point',
  CASHBACK: '/api/provider/claim-cash-back',
};

/** `GET`: the state of a move. Clients poll it while the state is UNKNOWN. */
export function moveAddress(id: string): string {
  return addressOf('/api/provider/move/{id}', { path: { id } });
}

/** `POST`: sends a gift. Safe to repeat with the same idempotency key. */
export const SEND_GIFT_ADDRESS = '/api/apps/payments/send_gift';
/** `GET`: the gifts that the member can still send today. */
export const GIFT_ALLOWANCE_ADDRESS = '/api/apps/payments/gift-allowance';
/** `GET`: a possible gift receiver by full username. With an agent key: all members of the agent. */
export const MEMBERS_ADDRESS = '/api/apps/members';
/** `GET`: the agent's chip prices. `PUT`: replaces the whole table; needs an agent key. */
export const PRICE_TABLE_ADDRESS = '/api/apps/iap/price_table';
/** `POST`: buys chips by opening a deposit for their price. */
export const PURCHASES_ADDRESS = '/api/apps/iap/purchases';
/** `POST`: what a coupon gives and requires; changes nothing. A code is as good as money, so no address contains it. */
export const PREVIEW_COUPON_ADDRESS = '/api/apps/coupons.preview';
/** `POST`: redeems a coupon. Safe to repeat with the same idempotency key. */
export const REDEEM_COUPON_ADDRESS = '/api/apps/coupons.redeem';
/** `GET`: what returning a redeemed coupon takes and ends. `POST`: returns it; safe to repeat. @param id the redemption's payment */
export function couponReturnAddress(id: string): string {
  return addressOf('/api/apps/coupons/redemptions/{id}/return', { path: { id } });
}

/** `GET`: a page of the statement of the member's credit, newest first. */
export function statementAddress(query: StatementQuery = {}): string {
  return addressOf('/api/apps/payments/statement', { query: { ...query } });
}

/** `GET`: a page of one of the member's payment lists, newest first. */
export function paymentsAddress(
  viewMode: ViewMode,
  query: Partial<PageRequest> & { source?: RewardSource | undefined } = {},
): string {
  return addressOf('/api/apps/payments/{viewMode}', { path: { viewMode }, query: { ...query } });
}
