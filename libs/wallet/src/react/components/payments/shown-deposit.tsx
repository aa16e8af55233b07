import { formatSatang } from '@housebrand/shared';
import { IconBuildingBank, IconQrcode, IconWallet } from '@tabler/icons-react';
import { statusLabel, type ReportedDeposit, type ReportedPayment, type ReportedWithdrawal } from '../../../core';
import { usePaymentMessages } from '../../payment-messages';
import { useBankName } from '../shared/bank-roundel';
import type { ShownPayment } from './shown-payment';

const ICONS = { DEPOSIT_POINT: IconQrcode, BANK: IconBuildingBank, TRUE_MONEY: IconWallet };

/** Returns functions that convert reported payments for lists and receipts. */
export function useShownPayments(): {
  deposit: (payment: ReportedDeposit) => ShownPayment;
  withdraw: (payment: ReportedWithdrawal) => ShownPayment;
} {
  const t = usePaymentMessages();
  const bankName = useBankName();
  const common = ({ id, amountSatang, status, createdAt, settledAt, rejectReason }: ReportedPayment) => ({
    id,
    amountSatang: BigInt(amountSatang),
    status: statusLabel(status),
    createdAt,
    settledAt,
    rejectReason,
  });
  const noteOf = ({ status, returnedAt, amountSatang }: ReportedWithdrawal): string | undefined => {
    if (returnedAt !== null) return t('step.returned', { amount: formatSatang(BigInt(amountSatang)) });
    return statusLabel(status) === 'pending' ? t('withdrawNext') : undefined;
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
    withdraw: (payment) => ({
      ...common(payment),
      reference: { record: 'WITHDRAWAL', id: payment.id, at: payment.createdAt },
      direction: 'out',
      note: noteOf(payment),
      returnedAt: payment.returnedAt,
      title: t('withdrawTo', { bank: bankName(payment.bankName) }),
      icon: <IconBuildingBank size={22} aria-hidden />,
      rows: [{ label: t('to'), value: bankName(payment.bankName) }],
    }),
  };
}
