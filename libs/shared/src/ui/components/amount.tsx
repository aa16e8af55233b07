import { useEffect, useRef, useState } from 'react';
import { formatSatang, type Satang } from '../../core';
import { useSharedMessages } from '../../browser';
import classes from './amount.module.css';
import { VisuallyHidden } from './visually-hidden';

const COUNT_MS = 700;

/** Returns a value that counts up or down to the target; it jumps at first and under reduced motion. */
export function useCountUp(target: Satang): Satang {
  const [shown, setShown] = useState(target);
  const from = useRef(target);
  useEffect(() => {
    const start = from.current;
    if (start === target) return undefined;
    if (window.matchMedia?.('(prefers-reduced-motion: reduce)').matches) {
      from.current = target;
      setShown(target);
      return undefined;
    }
    const started = performance.now();
    let frame = 0;
    const step = (now: number) => {
      const share = Math.min(1, Math.max(0, (now - started) / COUNT_MS));
      const eased = 1 - (1 - share) ** 3;
      const value = share === 1 ? target : start + ((target - start) * BigInt(Math.round(eased * 1000))) / 1000n;
      from.current = value;
      setShown(value);
      if (share < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [target]);
  return shown;
}

/** The credit, as the largest number of its screen: baht large, satang small; counts to a new value. */
export function CreditNumber({ satang }: { satang: Satang }) {
  const t = useSharedMessages();
  const [whole, fraction] = formatSatang(useCountUp(satang)).split('.');
  return (
    <span className={classes.credit} translate="no">
      <VisuallyHidden>{`${formatSatang(satang)} ${t('baht')}`}</VisuallyHidden>
      <span aria-hidden className={classes.sign}>
        {t('bahtSign')}
      </span>
      <span aria-hidden className={classes.whole}>
        {whole}
      </span>
      <span aria-hidden className={classes.fraction}>
        {`.${fraction}`}
      </span>
    </span>
  );
}

/** An amount in running text, `0,0.00`. */
export function Amount({ satang }: { satang: Satang | null | undefined }) {
  return (
    <span className={classes.amount} translate="no">
      {formatSatang(satang)}
    </span>
  );
}
