import type { Satang } from '@housebrand/shared';
import type { WIRE_DEPOSIT_CHANNELS } from '../../core';
import type { DepositOrder } from '../deposits/deposits.records';

/** A payment's status (specification section 4); `null` for one that it does not define. */
export type ReportedStatus = 'CREATE' | 'APPROVE' | 'SUCCESS' | 'REJECT' | null;

/** A deposit's channel; `null` for one we don't know. */
export type DepositChannel = (typeof WIRE_DEPOSIT_CHANNELS)[number] | null;

/** A payment in the provider's report. */
export interface ReportedPayment {
  id: string;
  amountSatang: Satang;
  status: ReportedStatus;
  bankName: string;
  createdAt: Date;
  /** Time of completion or rejection. */
  settledAt: Date | null;
  rejectReason: string | null;
}

/** An entry of the deposit report; amounts in satang. */
export interface ReportedDeposit extends ReportedPayment {
  channel: DepositChannel;
  /** Amount the member requested, for a deposit with an exact amount. */
  valueSatang: Satang | null;
  /** Amount that was due, if a different amount arrived. */
  expectedSatang: Satang | null;
  /** The outstanding amount and the account to transfer it to. */
  order: DepositOrder | null;
}
