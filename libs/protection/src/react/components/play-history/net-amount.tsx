import { formatSatang } from '@housebrand/shared';
import { classNames } from '@housebrand/shared/react';
import classes from './play-history.module.css';

/** Payouts minus stakes: `+15.00` in green, `−55.00` in the text colour. */
export function NetAmount({ satang, isLarge }: { satang: number; isLarge?: boolean }) {
  const sign = satang < 0 ? '−' : satang > 0 ? '+' : '';
  return (
    <b translate="no" className={classNames(classes.net, isLarge && classes.large, satang > 0 && classes.gain)}>
      {`${sign}${formatSatang(BigInt(Math.abs(satang)))}`}
    </b>
  );
}
