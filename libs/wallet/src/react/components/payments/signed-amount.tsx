import { formatPlainSatang, formatSatang } from '@housebrand/shared';
import { classNames } from '@housebrand/shared/react';
import type { ShownPayment } from './shown-payment';
import classes from './signed-amount.module.css';

/** Returns `+500.37` or `−1,200.00`, and `+600` for points. */
export function signedAmount({
  direction,
  amountSatang,
  isInPoints = false,
}: Pick<ShownPayment, 'direction' | 'amountSatang' | 'isInPoints'>): string {
  const amount = isInPoints ? formatPlainSatang(amountSatang) : formatSatang(amountSatang);
  return `${direction === 'in' ? '+' : '−'}${amount}`;
}

/** `+500.37` in green, `−1,200.00` in the text colour; struck through if rejected. */
export function SignedAmount({ payment, isLarge }: { payment: ShownPayment; isLarge?: boolean }) {
  const { direction, status } = payment;
  const isIn = direction === 'in';
  const text = signedAmount(payment);
  return (
    <b
      translate="no"
      className={classNames(
        classes.amount,
        isLarge && classes.large,
        isIn && status !== 'rejected' && classes.in,
        status === 'rejected' && classes.struck,
      )}
    >
      {status === 'rejected' ? <s>{text}</s> : text}
    </b>
  );
}
