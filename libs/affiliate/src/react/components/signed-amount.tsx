import { formatSatang, type Satang } from '@housebrand/shared';
import { classNames } from '@housebrand/shared/react';
import classes from './signed-amount.module.css';

/** `+126.40` in green, `−3.20` in the text colour, zero as `0.00`. */
export function SignedAmount({ satang }: { satang: Satang }) {
  const sign = satang > 0n ? '+' : satang < 0n ? '−' : '';
  const digits = formatSatang(satang < 0n ? -satang : satang);
  return (
    <b translate="no" className={classNames(classes.amount, satang > 0n && classes.in)}>
      {sign + digits}
    </b>
  );
}
