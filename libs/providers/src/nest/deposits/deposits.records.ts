import type { ReceivingAccount, Satang } from '@housebrand/shared';

/** The minimum and maximum of one deposit; `null` if the provider sets none. */
export interface DepositLimits {
  minSatang: Satang | null;
  maxSatang: Satang | null;
}

/** An account that members transfer to, with its limits per deposit. */
export interface ReceivingBankAccount extends ReceivingAccount, DepositLimits {}

/** The operator's True Money wallet. */
export interface ReceivingWallet extends DepositLimits {
  accountName: string;
  phoneNumber: string;
}

/** The amount and the account of an open deposit's transfer. */
export interface DepositOrder {
  /** EMVCo payload of a PromptPay QR; `null` if the agent does not take PromptPay. */
  qr: string | null;
  /** The payment in the app of the member's bank; `null` if the bank or the provider offers no link. */
  bankApp: { bankCode: string; link: string } | null;
  receiver: ReceivingAccount;
  expiresAt: Date;
}

/** A deposit that waits for its transfer. */
export interface CreatedDeposit {
  id: string;
  /** Amount the member requested. */
  valueSatang: Satang;
  /** Exact amount to transfer. */
  amountSatang: Satang;
  createdAt: Date;
  order: DepositOrder;
}
