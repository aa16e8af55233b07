import { formatHour, formatReadableDate } from '@housebrand/shared';
import { useLanguage } from '@housebrand/shared/react';
import { useEffect, useReducer } from 'react';
import { useAgent } from '../session/session-context';
import { useShellMessages } from './messages';
import classes from './shell.module.css';

const TICK_MS = 5_000;

/** Date and time in the agent's zone. */
export function Clock() {
  const t = useShellMessages();
  const language = useLanguage();
  const { timeZone } = useAgent();
  const [, tick] = useReducer((ticks: number) => ticks + 1, 0);
  useEffect(() => {
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const now = new Date();
  const place = timeZone === 'Asia/Bangkok' ? t('bangkok') : timeZone;
  return (
    <span className={classes.clock}>
      {`${formatReadableDate(now, language, timeZone)}, ${formatHour(now, timeZone)} · ${place}`}
    </span>
  );
}
