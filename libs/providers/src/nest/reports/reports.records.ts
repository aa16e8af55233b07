import type { DepositChannel, PaymentStatus, Satang } from '@housebrand/shared';
import type { DepositOrder } from '../deposits/deposits.records';

/** A payment in the provider's report. */
export interface ReportedPayment {
  id: string;
  amountSatang: Satang;
  /** `null` for a status that the specification does not define. */
  status: PaymentStatus | null;
  bankName: string;
  createdAt: Date;
  /** Time of completion or rejection. */
  settledAt: Date | null;
  rejectReason: string | null;
}

/** An entry of the deposit report; amounts in satang. */
export interface ReportedDeposit extends ReportedPayment {
  /** `null` for a channel we don't know. */
  channel: DepositChannel | null;
  /** Amount the member requested, for a deposit with an exact amount. */
  valueSatang: Satang | null;
  /** Amount that was due, if a different amount arrived. */
  expectedSatang: Satang | null;
  /** The outstanding amount and the account to transfer it to. */
  order: DepositOrder | null;
}
