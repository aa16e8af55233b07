import { formatNumber } from '@housebrand/shared';
import { classNames } from '@housebrand/shared/react';
import classes from './baht.module.css';

/** `+126.40` in green, `−3.20` in the text colour, zero as `0.00`. */
export function SignedBaht({ baht }: { baht: number }) {
  const sign = baht > 0 ? '+' : baht < 0 ? '−' : '';
  return <b className={classNames(classes.amount, baht > 0 && classes.in)}>{sign + formatNumber(Math.abs(baht))}</b>;
}
