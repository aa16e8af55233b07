import { businessDay, type PageRequest, type Satang } from '@housebrand/shared';
import type { DepositOrder } from './deposits';
import type { PaymentStatus } from './payments';

/** Statuses in the order in which a payment passes through them; SUCCESS and REJECT are final. */
export const PAYMENT_STATUSES = ['CREATE', 'APPROVE', 'SUCCESS', 'REJECT'] as const satisfies readonly PaymentStatus[];

/** Labels that members see (specification section 4, transaction status labels). */
export const STATUS_LABELS = ['pending', 'completed', 'rejected'] as const;
/** One of {@link STATUS_LABELS}. */
export type StatusLabel = (typeof STATUS_LABELS)[number];

/** Returns the label of a status; `null` for a status outside the specification. */
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
  /** `null`: a status outside the specification. */
  status: PaymentStatus | null;
  /** A bank code, or `TMN` for the True Money wallet. */
  bankName: string;
  /** ISO 8601. */
  createdAt: string;
  /** When the payment was completed or rejected. */
  settledAt: string | null;
  rejectReason: string | null;
}

/** Deposit channels: a bank transfer, a PromptPay QR code with an exact amount, or True Money. */
export const DEPOSIT_CHANNELS = ['BANK', 'DEPOSIT_POINT', 'TRUE_MONEY'] as const;
/** One of {@link DEPOSIT_CHANNELS}. */
export type DepositChannel = (typeof DEPOSIT_CHANNELS)[number];

/** An entry of `GET /api/provider/report-deposit`. */
export interface ReportedDeposit extends ReportedPayment {
  channel: DepositChannel | null;
  /** The amount that the member requested; only for a deposit with an exact amount. */
  valueSatang: number | null;
  /** The amount that was due; only if a different amount arrived. */
  expectedSatang: number | null;
  /** How to pay the deposit, while it is open. */
  order: DepositOrder | null;
}

/** Query of a report: a year in the agent's time zone, newest first (specification section 9, paging). */
export interface ReportQuery extends PageRequest {
  /** Default: the current year in the agent's time zone. */
  year?: number;
  status?: StatusLabel;
  /** Only this payment. Without `year` the search includes the previous year. */
  id?: string;
}

/** The completed payments of a year: `GET /api/provider/report-deposit-summary` and `…/report-withdraw-summary`. */
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

/** Sorts newest first, and by id within the same instant, so that pages never overlap. */
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

/** Sums the completed payments of a year by month in a time zone, January first, in satang. */
export function monthSums(payments: readonly Counted[], zone: string): Satang[] {
  const sums = Array.from({ length: 12 }, () => 0n);
  for (const { createdAt, amountSatang, status } of payments) {
    if (status !== 'SUCCESS') continue;
    const month = Number(businessDay(createdAt, zone).slice(5, 7)) - 1;
    sums[month]! += amountSatang;
  }
  return sums;
}
