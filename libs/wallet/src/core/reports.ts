import { businessDay, type PageRequest, type Satang } from '@housebrand/shared';
import type { PaymentStatus } from './terms';

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

/** Query of a report: a year in the agent's time zone, newest first (specification section 9, paging). */
export interface ReportQuery extends PageRequest {
  /** Default: the current year in the agent's time zone. */
  year?: number;
  status?: StatusLabel;
  /** Only this payment. Without `year` the search includes the previous year. */
  id?: string;
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
