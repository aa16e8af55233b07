import { formatReadableDate, type MemberRef } from '@housebrand/shared';
import { Button, Card, Chip, toast, useLanguage, usePortal } from '@housebrand/shared/react';
import { useState } from 'react';
import { REMINDER_CHOICES, type ProtectionSettings } from '../../core';
import { useSetReminder } from '../api/set-reminder';
import { useProtectionMessages } from '../messages';
import classes from './protection-card.module.css';
import { toastFailure } from './toast-failure';

/** The choice of the reminder interval, with a button to save it. */
export function Reminder({ settings, member }: { settings: ProtectionSettings; member: MemberRef }) {
  const t = useProtectionMessages();
  const language = useLanguage();
  const { timeZone } = usePortal();
  const change = useSetReminder(member);
  const [chosen, setChosen] = useState<{ minutes: number | null } | null>(null);
  const { minutes: shown } = chosen ?? { minutes: settings.reminderMinutes };
  const { pendingReminder } = settings;
  const named = (minutes: number | null) => (minutes === null ? t('never') : t('everyMinutes', { count: minutes }));
  const save = () =>
    change.mutate(
      { minutes: shown },
      {
        onSuccess: () => {
          setChosen(null);
          toast.show(t('saved'), 'success');
        },
        onError: toastFailure,
      },
    );
  return (
    <Card className={classes.block}>
      <h2>{t('reminder')}</h2>
      <p>{t('reminderHint')}</p>
      <div className={classes.choices} role="group" aria-label={t('reminder')}>
        {[...REMINDER_CHOICES, null].map((minutes) => (
          <Chip key={minutes} isSelected={shown === minutes} onClick={() => setChosen({ minutes })}>
            {named(minutes)}
          </Chip>
        ))}
      </div>
      {pendingReminder && (
        <p role="status" className={classes.waiting}>
          {t('pendingReminder', {
            choice: named(pendingReminder.minutes),
            date: formatReadableDate(new Date(pendingReminder.from), language, timeZone),
          })}
        </p>
      )}
      <Button
        variant="ghost"
        className={classes.act}
        isLoading={change.isPending}
        disabled={chosen === null || chosen.minutes === settings.reminderMinutes}
        onClick={save}
      >
        {t('saveReminder')}
      </Button>
    </Card>
  );
}
