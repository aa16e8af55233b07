import type { MoveState } from './moves';

/** An operator's account that members transfer to. Its number is shown in full. */
export interface ReceivingAccount {
  bankCode: string;
  accountName: string;
  accountNumber: string;
}

/** The smallest and largest amount of one deposit in satang; `null` if the provider reports none. */
export interface DepositLimits {
  minSatang: number | null;
  maxSatang: number | null;
}

/** An entry of `GET /api/provider/bank-deposit-auto`. */
export interface ReceivingBankAccount extends ReceivingAccount, DepositLimits {}

/** `GET /api/provider/bank-deposit-true-money`; `null` if the agent has no wallet. */
export interface ReceivingWallet extends DepositLimits {
  accountName: string;
  phoneNumber: string;
}

/** `POST /api/provider/deposit-point-create`. */
export interface OpenDepositRequest {
  /** Baht. The amount to transfer differs in its satang, which identify the deposit. */
  value: number;
}

/** How to pay an open deposit. */
export interface DepositOrder {
  /** The payload of a PromptPay QR code; `null` if the agent doesn't accept PromptPay. */
  qr: string | null;
  receiver: ReceivingAccount;
  /** When the reservation of the amount ends, ISO 8601. */
  expiresAt: string;
}

/** A deposit that is waiting for its transfer. */
export interface OpenedDeposit {
  id: string;
  /** The amount that the member requested, satang. */
  valueSatang: number;
  /** The exact amount to transfer, satang. */
  amountSatang: number;
  /** ISO 8601. */
  createdAt: string;
  order: DepositOrder;
}

/**
 * `result` of `POST /api/provider/deposit-point-create`. UNKNOWN comes with HTTP 202: the provider did not reply, so the deposit
 * may be open. Poll `GET /api/provider/move/{moveId}` and never repeat the request (decisions, Money).
 */
export interface OpenDepositResult {
  state: MoveState;
  moveId: string;
  /** `null` unless `state` is SETTLED. */
  deposit: OpenedDeposit | null;
}
