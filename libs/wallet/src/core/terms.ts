export { DEPOSIT_CHANNELS, PAYMENT_STATUSES, type DepositChannel, type PaymentStatus } from '@housebrand/shared';

/**
 * Kinds of differences. Every minute: payments and moves without an outcome for too long. Hourly: payments whose postings don't
 * match their state, and accounts whose balance is not the sum of their postings. Daily: differences between our ledger and the
 * provider's statement.
 */
export const CASE_KINDS = [
  'PAYMENT_UNSETTLED',
  'MOVE_UNSETTLED',
  'LEDGER_ENTRIES',
  'LEDGER_BALANCE',
  'MISSING_AT_PROVIDER',
  'MISSING_WITH_US',
  'OTHER_AMOUNT',
  'DOUBLE',
] as const;

/** One of {@link CASE_KINDS}. */
export type CaseKind = (typeof CASE_KINDS)[number];

/** OPEN until the difference disappears (GONE) or an operator closes the case with a reason (CLOSED). */
export const CASE_STATES = ['OPEN', 'GONE', 'CLOSED'] as const;

/** One of {@link CASE_STATES}. */
export type CaseState = (typeof CASE_STATES)[number];

/** What a comparison found. UNREAD: the provider did not answer. */
export const RUN_RESULTS = ['AGREES', 'DIFFERS', 'UNREAD'] as const;
/** One of {@link RUN_RESULTS}. */
export type RunResult = (typeof RUN_RESULTS)[number];

/** The unit of an amount: satang of credit, or points. Accounts keep separate balances for each. */
export const UNITS = ['CREDIT', 'POINT'] as const;

/** One of {@link UNITS}. */
export type Unit = (typeof UNITS)[number];

/** Provider calls that move a member's money and take no idempotency key, so that their outcome cannot be looked up by key. */
export const MOVE_KINDS = ['WITHDRAWAL', 'INCOME', 'CASHBACK', 'DEPOSIT'] as const;

/** One of {@link MOVE_KINDS}. */
export type MoveKind = (typeof MOVE_KINDS)[number];

/**
 * The states of such a call. SENT: in flight. UNKNOWN: no usable reply; the provider's lists will show the outcome.
 * SETTLED (done) and REFUSED (not done) are final.
 */
export const MOVE_STATES = ['SENT', 'UNKNOWN', 'SETTLED', 'REFUSED'] as const;

/** One of {@link MOVE_STATES}. */
export type MoveState = (typeof MOVE_STATES)[number];
