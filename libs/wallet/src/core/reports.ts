import { businessDay, type PageRequest, type Satang } from '@housebrand/shared';
import type { DepositOrder } from './deposits';
import type { PaymentStatus } from './payments';

/** In the order of a payment's life; SUCCESS and REJECT are the end of it. */
export const PAYMENT_STATUSES = ['CREATE', 'APPROVE', 'SUCCESS', 'REJECT'] as const satisfies readonly PaymentStatus[];

/** What a status is shown as (specification section 4, transaction status labels). */
export const STATUS_LABELS = ['pending', 'completed', 'rejected'] as const;
/** One of {@link STATUS_LABELS}. */
export type StatusLabel = (typeof STATUS_LABELS)[number];

/** Any other status is shown as nothing: `null`. */
export function statusLabel(status: PaymentStatus | null): StatusLabel | null {
  switch (status) {
    case 'CREATE':
    case 'APPROVE':
      return 'pending';
    case 'SUCCESS':
      return 'completed';
    case 'REJECT':
      return 'rejected';
    default:
      return null;
  }
}

/** An entry of `GET /api/provider/report-withdraw`. */
export interface ReportedPayment {
  id: string;
  amountSatang: number;
  /** `null`: one that the specification does not name. */
  status: PaymentStatus | null;
  /** A bank's code, or `TMN` of the True Money wallet. */
  bankName: string;
  /** ISO 8601. */
  createdAt: string;
  /** When it was completed or rejected. */
  settledAt: string | null;
  rejectReason: string | null;
}

/** How a deposit came: a transfer to a bank account, a PromptPay QR with an exact amount, or True Money. */
export const DEPOSIT_CHANNELS = ['BANK', 'DEPOSIT_POINT', 'TRUE_MONEY'] as const;
/** One of {@link DEPOSIT_CHANNELS}. */
export type DepositChannel = (typeof DEPOSIT_CHANNELS)[number];

/** An entry of `GET /api/provider/report-deposit`. */
export interface ReportedDeposit extends ReportedPayment {
  channel: DepositChannel | null;
  /** What the member asked for, of a deposit with an exact amount. */
  valueSatang: number | null;
  /** What was to be transferred, when another amount came. */
  expectedSatang: number | null;
  /** What is still to be transferred, and where to. */
  order: DepositOrder | null;
}

/** Query of a report: a year in the agent's zone, newest first (specification section 9, paging). */
export interface ReportQuery extends PageRequest {
  /** Default: the year that it is for the agent. */
  year?: number;
  status?: StatusLabel;
  /** Only this payment; without a year it is looked for in the year before as well. */
  id?: string;
}

/** A year at a glance: `GET /api/provider/report-deposit-summary` and `…/report-withdraw-summary`. Completed payments only. */
export interface ReportSummary {
  year: number;
  count: number;
  totalSatang: number;
  /** From January to December. */
  monthsSatang: number[];
}

interface Dated {
  id: string;
  createdAt: Date;
}

/** Newest first; payments of one instant by their ids, so that pages never overlap. */
export function newestFirst<T extends Dated>(payments: readonly T[]): T[] {
  return [...payments].sort(
    (a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0),
  );
}

interface Counted {
  createdAt: Date;
  amountSatang: Satang;
  status: PaymentStatus | null;
}

/** What was completed in each month of a year, January first, in a zone. */
export function monthSums(payments: readonly Counted[], zone: string): Satang[] {
  const sums = Array.from({ length: 12 }, () => 0n);
  for (const { createdAt, amountSatang, status } of payments) {
    if (status !== 'SUCCESS') continue;
    const month = Number(businessDay(createdAt, zone).slice(5, 7)) - 1;
    sums[month]! += amountSatang;
  }
  return sums;
}
