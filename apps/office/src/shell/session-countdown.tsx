import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useState } from 'react';
import { callOffice, lastExtension } from '../api/call';
import { useOfficeSession } from '../session/session-context';
import { useShellMessages } from './messages';
import classes from './shell.module.css';

const MINUTE_MS = 60_000;
const SOON_MS = 3 * MINUTE_MS;
const TICK_MS = 5_000;

/** When the session ends without another call; each call extends it. */
export function SessionCountdown() {
  const t = useShellMessages();
  const client = useQueryClient();
  const { endsAt, latestEndsAt } = useOfficeSession();
  const [, tick] = useReducer((ticks: number) => ticks + 1, 0);
  // The span between calls, measured when the session was read.
  const [idleMs] = useState(() => Math.max(MINUTE_MS, Date.parse(endsAt) - Date.now()));
  useEffect(() => {
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const end = Math.min(Date.parse(latestEndsAt), lastExtension() + idleMs);
  const left = Math.max(0, end - Date.now());
  const time = t('minutes', { count: Math.ceil(left / MINUTE_MS) });
  useEffect(() => {
    if (left === 0) void client.invalidateQueries();
  }, [left, client]);
  if (left > SOON_MS) return <span className={classes.quiet}>{t('ends', { time })}</span>;
  return (
    <button type="button" className={classes.soon} onClick={() => void callOffice('session.read').then(tick)}>
      {t('endsSoon', { time })}
    </button>
  );
}
