import type { Satang } from './money';

/** Statuses in the order in which a payment passes through them; SUCCESS and REJECT are final. */
export const PAYMENT_STATUSES = ['CREATE', 'APPROVE', 'SUCCESS', 'REJECT'] as const;

/** The status of a payment (specification section 4). SUCCESS and REJECT are final. */
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** Deposit channels: a bank transfer, a PromptPay QR code with an exact amount, or True Money. */
export const DEPOSIT_CHANNELS = ['BANK', 'DEPOSIT_POINT', 'TRUE_MONEY'] as const;

/** One of {@link DEPOSIT_CHANNELS}. */
export type DepositChannel = (typeof DEPOSIT_CHANNELS)[number];

/** A deposit as the provider reports it. */
export interface ReportedDeposit {
  /** `null` for a status that the specification does not define. */
  status: PaymentStatus | null;
  amountSatang: Satang;
}

/**
 * The records that name a payment: the report of deposits, the report of withdrawals, our own payments (gifts, rewards, coupons,
 * chip purchases), or the lines of the statement that belong to none of them.
 */
export const PAYMENT_RECORDS = ['DEPOSIT', 'WITHDRAWAL', 'PAYMENT', 'STATEMENT'] as const;

/** One of {@link PAYMENT_RECORDS}. */
export type PaymentRecord = (typeof PAYMENT_RECORDS)[number];

/** Names one payment of a member, as its receipt does. */
export interface PaymentReference {
  record: PaymentRecord;
  id: string;
  /** When it happened, as the receipt shows it, ISO 8601: a line of the statement is found by it. */
  at: string;
}
