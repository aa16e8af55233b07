import { formatSatang } from '@housebrand/shared';
import { useLanguage } from '@housebrand/shared/react';
import { IconBuildingBank, IconQrcode, IconWallet } from '@tabler/icons-react';
import {
  lastPayoutTime,
  statusLabel,
  type ReportedDeposit,
  type ReportedPayment,
  type ReportedWithdrawal,
} from '../../../core';
import { usePaymentMessages } from '../../payment-messages';
import { useBankName } from '../shared/bank-roundel';
import type { ShownPayment } from './shown-payment';

const ICONS = { DEPOSIT_POINT: IconQrcode, BANK: IconBuildingBank, TRUE_MONEY: IconWallet };

/** Returns functions that convert reported payments for lists and receipts. */
export function useShownPayments(): {
  deposit: (payment: ReportedDeposit) => ShownPayment;
  /** @param known the member's newest withdrawals: the last one tells how long it takes */
  withdraw: (payment: ReportedWithdrawal, known?: readonly ReportedWithdrawal[]) => ShownPayment;
} {
  const t = usePaymentMessages();
  const bankName = useBankName();
  const language = useLanguage();
  const common = ({ id, amountSatang, status, createdAt, settledAt, rejectReason }: ReportedPayment) => ({
    id,
    amountSatang: BigInt(amountSatang),
    status: statusLabel(status),
    createdAt,
    settledAt,
    rejectReason,
  });
  const timeOf = (known: readonly ReportedWithdrawal[]): string => {
    const last = lastPayoutTime(known);
    if (last === null) return t('withdrawWhen');
    const { value, unit } = last;
    const time = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
    return t('withdrawTook', { time });
  };
  const noteOf = (
    { status, returnedAt, amountSatang }: ReportedWithdrawal,
    known: readonly ReportedWithdrawal[],
  ): string | undefined => {
    if (returnedAt !== null) return t('step.returned', { amount: formatSatang(BigInt(amountSatang)) });
    return statusLabel(status) === 'pending' ? `${t('withdrawNext')} ${timeOf(known)}` : undefined;
  };
  return {
    deposit: (payment) => {
      const { channel, bankName: bank, expectedSatang } = payment;
      const Icon = channel ? ICONS[channel] : IconBuildingBank;
      return {
        ...common(payment),
        reference: { record: 'DEPOSIT', id: payment.id, at: payment.createdAt },
        direction: 'in',
        title: channel ? t(`channel.${channel}`) : t('deposit'),
        icon: <Icon size={22} aria-hidden />,
        note: expectedSatang === null ? undefined : t('differs'),
        rows: [
          ...(expectedSatang === null ? [] : [{ label: t('expected'), value: formatSatang(BigInt(expectedSatang)) }]),
          { label: t('from'), value: bankName(bank) },
        ],
      };
    },
    withdraw: (payment, known = []) => ({
      ...common(payment),
      reference: { record: 'WITHDRAWAL', id: payment.id, at: payment.createdAt },
      direction: 'out',
      note: noteOf(payment, known),
      returnedAt: payment.returnedAt,
      title: t('withdrawTo', { bank: bankName(payment.bankName) }),
      icon: <IconBuildingBank size={22} aria-hidden />,
      rows: [{ label: t('to'), value: bankName(payment.bankName) }],
    }),
  };
}
