import type { DepositChannel, InstantRange, PaymentStatus, Satang } from '@housebrand/shared';
import type { CREDIT_MOVEMENT_KINDS } from '../../core';
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

/** One of `CREDIT_MOVEMENT_KINDS`. */
export type CreditMovementKind = (typeof CREDIT_MOVEMENT_KINDS)[number];

/** Something that moved a member's credit, apart from play. */
export interface CreditMovement {
  id: string;
  kind: CreditMovementKind;
  /** Negative: taken from the credit. */
  amountSatang: Satang;
  /** The credit after the movement. */
  balanceSatang: Satang;
  /** Ours for a transfer, otherwise the provider's. */
  reference: string;
  at: Date;
  /** The deposit or withdrawal in the reports that it belongs to. */
  reported: ReportedPayment | null;
  /** The turnover that a bonus requires before a withdrawal, with its deposit. */
  requiredTurnoverSatang: Satang | null;
}

/** Which part of a statement to read. */
export interface StatementRequest {
  range: InstantRange;
  limit: number;
  /** Omitted: all kinds. */
  kinds?: readonly CreditMovementKind[];
  /** `id` of the last movement of the page before; omitted: the first page. */
  after?: string | undefined;
  /** Instants for which to return the balance. */
  balancesAt?: readonly Date[];
}

/** A page of a member's statement, newest first. */
export interface StatementPage {
  movements: CreditMovement[];
  hasMore: boolean;
  /** In the order of `balancesAt`. */
  balancesSatang: Satang[];
}
