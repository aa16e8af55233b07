import type { Satang } from '@housebrand/shared';
import type { ReactNode } from 'react';
import type { StatusLabel } from '../../core';
import type { TimelineStep } from './timeline';

/** A payment as lists and receipts show it, whatever brought it about. */
export interface ShownPayment {
  id: string;
  /** `in`: it adds to the credit; `out`: it takes from it. */
  direction: 'in' | 'out';
  title: string;
  /** 22 px. */
  icon: ReactNode;
  amountSatang: Satang;
  /** `null` is shown as nothing (specification section 4). */
  status: StatusLabel | null;
  /** ISO 8601. */
  createdAt: string;
  /** When it was completed or rejected. */
  settledAt: string | null;
  rejectReason: string | null;
  /** An amber line of the receipt. */
  note?: string | undefined;
  /** How it went; left out: in three steps, from its status. */
  steps?: readonly TimelineStep[];
  /** Further rows of the receipt, before the date. */
  rows?: readonly { label: string; value: string }[];
}
