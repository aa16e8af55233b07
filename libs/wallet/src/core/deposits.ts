import type { MoveState } from './moves';

/** An account of the operator that members transfer to. Shown in full. */
export interface ReceivingAccount {
  bankCode: string;
  accountName: string;
  accountNumber: string;
}

/** The smallest and the largest amount of one deposit, satang; `null` where the provider names none. */
export interface DepositLimits {
  minSatang: number | null;
  maxSatang: number | null;
}

/** An entry of `GET /api/provider/bank-deposit-auto`. */
export interface ReceivingBankAccount extends ReceivingAccount, DepositLimits {}

/** `GET /api/provider/bank-deposit-true-money`; `null` where the agent has no wallet. */
export interface ReceivingWallet extends DepositLimits {
  accountName: string;
  phoneNumber: string;
}

/** `POST /api/provider/deposit-point-create`. */
export interface OpenDepositRequest {
  /** Baht: about how much; the amount to transfer gets satang digits of its own. */
  value: number;
}

/** What is to be transferred for an open deposit, and where to. */
export interface DepositOrder {
  /** The payload of a PromptPay QR; `null` where the agent takes none. */
  qr: string | null;
  receiver: ReceivingAccount;
  /** Until when the amount is kept for the member, ISO 8601. */
  expiresAt: string;
}

/** A deposit that waits for its transfer. */
export interface OpenedDeposit {
  id: string;
  /** What the member asked for, satang. */
  valueSatang: number;
  /** What is to be transferred, to the satang. */
  amountSatang: number;
  /** ISO 8601. */
  createdAt: string;
  order: DepositOrder;
}

/**
 * `result` of `POST /api/provider/deposit-point-create`. UNKNOWN comes with HTTP 202: the provider's answer did not come, it
 * was perhaps opened, and `GET /api/provider/move/{moveId}` tells; nobody asks for it a second time (decisions, Money).
 */
export interface OpenDepositResult {
  state: MoveState;
  moveId: string;
  /** `null` unless it is settled. */
  deposit: OpenedDeposit | null;
}
