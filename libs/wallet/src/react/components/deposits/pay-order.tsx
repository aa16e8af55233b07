import { bahtDigits, formatSatang, shortTransactionId } from '@housebrand/shared';
import {
  Button,
  Card,
  classNames,
  LinkButton,
  QrCode,
  useSharedMessages,
  VisuallyHidden,
} from '@housebrand/shared/react';
import { IconCopy, IconExternalLink, IconQrcode } from '@tabler/icons-react';
import type { DepositOrder } from '../../../core';
import { usePaymentMessages } from '../../payment-messages';
import { useBankName } from '../shared/bank-roundel';
import { copy } from '../shared/copy';
import classes from './pay-order.module.css';
import { TransferCard } from './transfer-card';

export interface PayOrderProps {
  id: string;
  amountSatang: number;
  order: DepositOrder;
  isExpired: boolean;
  /** Shows the account instead of the QR code. */
  byAccount: boolean;
}

/** How to pay a deposit: a QR code or an account, and the exact amount with its satang highlighted. */
export function PayOrder({ id, amountSatang, order, isExpired, byAccount }: PayOrderProps) {
  const t = usePaymentMessages();
  const shared = useSharedMessages();
  const bankName = useBankName();
  const amount = BigInt(amountSatang);
  const [baht, satang] = formatSatang(amount).split('.');
  const [spokenBaht = '', spokenSatang = ''] = bahtDigits(amount).split('.');
  const spoken = t('baht', { baht: spokenBaht, satang: String(Number(spokenSatang)) });
  const { qr, bankApp, receiver } = order;
  return (
    <>
      {!qr && !byAccount && <p className={classes.instead}>{t('noQr')}</p>}
      {qr && !byAccount ? (
        <figure className={classNames(classes.qr, isExpired && classes.expired)}>
          <figcaption>
            <IconQrcode size={22} aria-hidden />
            <span>{t('promptPay')}</span>
          </figcaption>
          <QrCode text={qr} size={248} label={t('qrLabel', { amount: spoken, receiver: receiver.accountName })} />
          <p>
            <span>{receiver.accountName}</span>
            <br />
            <span>{t('reference', { id: shortTransactionId(id).toUpperCase() })}</span>
          </p>
        </figure>
      ) : (
        <TransferCard
          code={receiver.bankCode}
          bank={bankName(receiver.bankCode)}
          accountName={receiver.accountName}
          number={receiver.accountNumber}
          copyLabel={t('copyAccount')}
          isFirst={false}
        />
      )}
      {bankApp && !byAccount && !isExpired && (
        <LinkButton variant="ghost" isFullWidth href={bankApp.link} icon={<IconExternalLink size={20} aria-hidden />}>
          {t('bankApp', { bank: bankName(bankApp.bankCode) })}
        </LinkButton>
      )}
      <Card className={classes.amount}>
        <div>
          <span>{t('exactly')}</span>
          <p className={classes.figure}>
            <VisuallyHidden>{spoken}</VisuallyHidden>
            <span aria-hidden translate="no">
              <span>{`${shared('bahtSign')}${baht}`}</span>
              <mark>{`.${satang}`}</mark>
            </span>
          </p>
        </div>
        <Button
          variant="ghost"
          size="sm"
          icon={<IconCopy size={18} aria-hidden />}
          aria-label={t('copyAmount')}
          onClick={() => void copy(bahtDigits(amount))}
        >
          {t('copy')}
        </Button>
      </Card>
    </>
  );
}
