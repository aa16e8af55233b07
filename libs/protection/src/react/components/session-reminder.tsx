import { useEffect, useState } from 'react';
import { Button, LinkButton, Sheet, usePath, usePortal } from '@housebrand/shared/react';
import { useProtectionOf } from '../api/get-protection';
import { nextReminder, visitBegan } from '../state/session-time';
import { useProtectionMessages } from '../messages';
import classes from './session-reminder.module.css';

/** Shows how long the member has been playing, at the chosen interval. Rendered once in the portal. */
export function SessionReminder() {
  const t = useProtectionMessages();
  const path = usePath();
  const { member } = usePortal();
  const username = member?.username ?? null;
  const interval = useProtectionOf(member).data?.reminderMinutes ?? null;
  const [minutes, setMinutes] = useState<number | null>(null);
  useEffect(() => {
    if (username === null || interval === null || minutes !== null) return undefined;
    const next = nextReminder(visitBegan(username), interval, Date.now());
    const timer = setTimeout(() => setMinutes(next.minutes), next.inMs);
    return () => clearTimeout(timer);
  }, [username, interval, minutes]);
  if (minutes === null) return null;
  const close = () => setMinutes(null);
  return (
    <Sheet
      isOpen
      onClose={close}
      title={t('timeTitle', { count: minutes })}
      footer={
        <div className={classes.actions}>
          <LinkButton variant="ghost" to={path('user-info/play-safely')} onClick={close}>
            {t('takeBreak')}
          </LinkButton>
          <Button onClick={close}>{t('continue')}</Button>
        </div>
      }
    >
      <p className={classes.text}>{t('timeText')}</p>
    </Sheet>
  );
}
