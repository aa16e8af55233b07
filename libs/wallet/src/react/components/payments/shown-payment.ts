import type { PaymentReference, Satang } from '@housebrand/shared';
import type { ReactNode } from 'react';
import type { StatusLabel } from '../../../core';
import type { TimelineStep } from './timeline';

/** A payment of any kind, prepared for lists and receipts. */
export interface ShownPayment {
  id: string;
  /** Names it in a question to the staff. */
  reference: PaymentReference;
  /** `in`: adds to the credit; `out`: reduces it. */
  direction: 'in' | 'out';
  title: string;
  /** 22 px. */
  icon: ReactNode;
  /** A point counts as a baht. */
  amountSatang: Satang;
  /** Whether it adds reward points, which have no decimals, instead of credit. */
  isInPoints?: boolean;
  /** `null`: shown without a label (specification section 4). */
  status: StatusLabel | null;
  /** ISO 8601. */
  createdAt: string;
  /** When the payment was completed or rejected, ISO 8601. */
  settledAt: string | null;
  rejectReason: string | null;
  /** When the credit of a rejected payment was returned, ISO 8601. */
  returnedAt?: string | null;
  /** An amber line of the receipt. */
  note?: string | undefined;
  /** Timeline of the receipt. Default: three steps derived from the status. */
  steps?: readonly TimelineStep[];
  /** Link to the payment that this one belongs to. */
  related?: { to: string; label: string } | undefined;
  /** Further rows of the receipt, before the date. */
  rows?: readonly { label: string; value: string }[];
}
