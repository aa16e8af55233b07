import type { Satang } from '@housebrand/shared';

/** The smallest and the largest amount of one deposit; `null` where the provider names none. */
export interface DepositLimits {
  minSatang: Satang | null;
  maxSatang: Satang | null;
}

/** A bank account of the operator. */
export interface ReceivingAccount {
  bankCode: string;
  accountName: string;
  accountNumber: string;
}

/** An account that members transfer to, and what may be transferred at once. */
export interface ReceivingBankAccount extends ReceivingAccount, DepositLimits {}

/** The operator's True Money wallet. */
export interface ReceivingWallet extends DepositLimits {
  accountName: string;
  phoneNumber: string;
}

/** What to transfer for an open deposit, and where to. */
export interface DepositOrder {
  /** The EMVCo payload of a PromptPay QR; `null` where the agent takes none. */
  qr: string | null;
  receiver: ReceivingAccount;
  expiresAt: Date;
}

/** A deposit that waits for its transfer. */
export interface OpenedDeposit {
  id: string;
  /** What the member asked for. */
  valueSatang: Satang;
  /** What is to be transferred, to the satang. */
  amountSatang: Satang;
  createdAt: Date;
  order: DepositOrder;
}
