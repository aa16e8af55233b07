import type {
  DepositLimits as ProviderLimits,
  CreatedDeposit as ProviderDeposit,
  ReceivingBankAccount as ProviderBankAccount,
  ReceivingWallet as ProviderWallet,
  ReportedDeposit as ProviderReportedDeposit,
  ReportedPayment as ProviderPayment,
  DepositOrder as ProviderOrder,
} from '@housebrand/providers/nest';
import type { Satang } from '@housebrand/shared';
import type {
  DepositLimits,
  OpenedDeposit,
  ReceivingBankAccount,
  ReceivingWallet,
  ReportedDeposit,
  ReportedPayment,
  ReportedWithdrawal,
  DepositOrder,
} from '../../core';

/** Maps the provider's records for our API: satang as numbers, instants as ISO 8601. */

export function toBankAccount({
  bankCode,
  accountName,
  accountNumber,
  ...more
}: ProviderBankAccount): ReceivingBankAccount {
  return { bankCode, accountName, accountNumber, ...toLimits(more) };
}

export function toWallet({ accountName, phoneNumber, ...more }: ProviderWallet): ReceivingWallet {
  return { accountName, phoneNumber, ...toLimits(more) };
}

export function toOpenedDeposit({ id, valueSatang, amountSatang, createdAt, order }: ProviderDeposit): OpenedDeposit {
  return {
    id,
    valueSatang: Number(valueSatang),
    amountSatang: Number(amountSatang),
    createdAt: createdAt.toISOString(),
    order: toOrder(order),
  };
}

export function toPayment(payment: ProviderPayment): ReportedPayment {
  return {
    id: payment.id,
    amountSatang: Number(payment.amountSatang),
    status: payment.status,
    bankName: payment.bankName,
    createdAt: payment.createdAt.toISOString(),
    settledAt: payment.settledAt?.toISOString() ?? null,
    rejectReason: payment.rejectReason,
  };
}

/** @param returnedAt when the credit of a rejected withdrawal was returned */
export function toReportedWithdrawal(payment: ProviderPayment, returnedAt: Date | undefined): ReportedWithdrawal {
  return { ...toPayment(payment), returnedAt: returnedAt?.toISOString() ?? null };
}

export function toReportedDeposit(deposit: ProviderReportedDeposit): ReportedDeposit {
  return {
    ...toPayment(deposit),
    channel: deposit.channel,
    valueSatang: numberOrNull(deposit.valueSatang),
    expectedSatang: numberOrNull(deposit.expectedSatang),
    order: deposit.order && toOrder(deposit.order),
  };
}

function toOrder({ qr, bankApp, receiver, expiresAt }: ProviderOrder): DepositOrder {
  return { qr, bankApp, receiver, expiresAt: expiresAt.toISOString() };
}

function toLimits({ minSatang, maxSatang }: ProviderLimits): DepositLimits {
  return { minSatang: numberOrNull(minSatang), maxSatang: numberOrNull(maxSatang) };
}

const numberOrNull = (satang: Satang | null): number | null => (satang === null ? null : Number(satang));
