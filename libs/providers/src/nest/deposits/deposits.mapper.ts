import { satangFromBaht, type ReceivingAccount, type Satang } from '@housebrand/shared';
import type { WireReceivingAccount, WireDepositOrder } from '../../core';
import type { DepositLimits, DepositOrder } from './deposits.records';

export function toReceiver({ bankCode, accountName, accountNumber }: WireReceivingAccount): ReceivingAccount {
  return { bankCode, accountName, accountNumber };
}

export function toOrder({ qrCode, bankApp, receiver, expireDate }: WireDepositOrder): DepositOrder {
  return {
    qr: qrCode,
    bankApp: bankApp ? { bankCode: bankApp.bankCode, link: bankApp.link } : null,
    receiver: toReceiver(receiver),
    expiresAt: new Date(expireDate),
  };
}

export function toLimits(wire: { minDeposit?: number | undefined; maxDeposit?: number | undefined }): DepositLimits {
  return { minSatang: satangOrNull(wire.minDeposit), maxSatang: satangOrNull(wire.maxDeposit) };
}

/** Converts an amount that a reply may omit. */
export function satangOrNull(baht: number | null | undefined): Satang | null {
  return baht === null || baht === undefined ? null : satangFromBaht(baht);
}
