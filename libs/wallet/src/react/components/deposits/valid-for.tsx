import { Card, classNames, VisuallyHidden, useMoment } from '@housebrand/shared/react';
import { usePaymentMessages } from '../../payment-messages';
import { minutesText } from '../shared/minutes-text';
import classes from './valid-for.module.css';

const MINUTE_MS = 60_000;
const CIRCUMFERENCE = 2 * Math.PI * 24;

/** The time left to pay a deposit, with a ring that turns amber in the last minute. */
export function ValidFor({ left, span, until, isQr }: { left: number; span: number; until: string; isQr: boolean }) {
  const t = usePaymentMessages();
  const moment = useMoment();
  const share = span > 0 ? left / span : 0;
  // Screen readers announce five minutes, one minute, and the end.
  const minutes = left <= 0 ? 0 : left <= MINUTE_MS ? 1 : left <= 5 * MINUTE_MS ? 5 : null;
  return (
    <Card className={classNames(classes.card, left <= MINUTE_MS && classes.soon)}>
      <svg width="56" height="56" viewBox="0 0 56 56" aria-hidden>
        <circle className={classes.track} cx="28" cy="28" r="24" />
        <circle
          className={classes.ring}
          cx="28"
          cy="28"
          r="24"
          strokeDasharray={`${share * CIRCUMFERENCE} ${CIRCUMFERENCE}`}
        />
      </svg>
      <div>
        <span>{t(isQr ? 'validFor' : 'keptFor')}</span>
        <b role="timer">{minutesText(left)}</b>
      </div>
      <div className={classes.end}>
        <span>{t('ends')}</span>
        <span>{moment(until)}</span>
      </div>
      <VisuallyHidden>
        <span role="status">{minutes === null ? '' : t('minutesLeft', { count: minutes })}</span>
      </VisuallyHidden>
    </Card>
  );
}
