import type { Satang } from '@housebrand/shared';
import type { WIRE_DEPOSIT_CHANNELS } from '../../core';
import type { DepositOrder } from '../deposits/deposits.records';

/** The states of a payment (specification section 4); `null`: one that it does not name. */
export type ReportedStatus = 'CREATE' | 'APPROVE' | 'SUCCESS' | 'REJECT' | null;

/** How a deposit came; `null`: in a way that nobody told us of. */
export type DepositChannel = (typeof WIRE_DEPOSIT_CHANNELS)[number] | null;

/** A payment as the provider reports it. */
export interface ReportedPayment {
  id: string;
  amountSatang: Satang;
  status: ReportedStatus;
  bankName: string;
  createdAt: Date;
  /** When it was completed or rejected. */
  settledAt: Date | null;
  rejectReason: string | null;
}

/** An entry of the report of deposits: amounts in satang. */
export interface ReportedDeposit extends ReportedPayment {
  channel: DepositChannel;
  /** What the member asked for, of a deposit with an exact amount. */
  valueSatang: Satang | null;
  /** What was to be transferred, when another amount came. */
  expectedSatang: Satang | null;
  /** What is still to be transferred, and where to. */
  order: DepositOrder | null;
}
