import { bahtDigits, formatSatang, shortTransactionId } from '@housebrand/shared';
import { Button, Card, classNames, QrCode, useSharedWords, VisuallyHidden } from '@housebrand/shared/react';
import { IconCopy, IconQrcode } from '@tabler/icons-react';
import type { DepositOrder } from '../../core';
import { usePaymentWords } from '../payment-words';
import { useBankName } from './bank-roundel';
import { copy } from './copy';
import classes from './pay-order.module.css';
import { TransferCard } from './transfer-card';

export interface PayOrderProps {
  id: string;
  amountSatang: number;
  order: DepositOrder;
  isExpired: boolean;
  /** The account in place of the QR. */
  byAccount: boolean;
}

/** What is to be paid, and to whom: a QR to scan, else the account; and the amount, its satang lit. */
export function PayOrder({ id, amountSatang, order, isExpired, byAccount }: PayOrderProps) {
  const words = usePaymentWords();
  const shared = useSharedWords();
  const bankName = useBankName();
  const amount = BigInt(amountSatang);
  const [baht, satang] = formatSatang(amount).split('.');
  const spoken = words('baht', { baht: String(amount / 100n), satang: String(amount % 100n) });
  const { qr, receiver } = order;
  return (
    <>
      {!qr && !byAccount && <p className={classes.instead}>{words('noQr')}</p>}
      {qr && !byAccount ? (
        <figure className={classNames(classes.qr, isExpired && classes.expired)}>
          <figcaption>
            <IconQrcode size={22} aria-hidden />
            {words('promptPay')}
          </figcaption>
          <QrCode text={qr} size={248} label={words('qrLabel', { amount: spoken, receiver: receiver.accountName })} />
          <p>
            {receiver.accountName}
            <br />
            {words('reference', { id: shortTransactionId(id).toUpperCase() })}
          </p>
        </figure>
      ) : (
        <TransferCard
          code={receiver.bankCode}
          bank={bankName(receiver.bankCode)}
          accountName={receiver.accountName}
          number={receiver.accountNumber}
          copyLabel={words('copyAccount')}
          isFirst={false}
        />
      )}
      <Card className={classes.amount}>
        <div>
          <span>{words('exactly')}</span>
          <p className={classes.figure}>
            <VisuallyHidden>{spoken}</VisuallyHidden>
            <span aria-hidden>
              {shared('bahtSign')}
              {baht}
              <mark>.{satang}</mark>
            </span>
          </p>
        </div>
        <Button
          variant="ghost"
          size="sm"
          icon={<IconCopy size={18} aria-hidden />}
          aria-label={words('copyAmount')}
          onClick={() => void copy(bahtDigits(amount))}
        >
          {words('copy')}
        </Button>
      </Card>
    </>
  );
}
