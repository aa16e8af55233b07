import { formatReadableDate } from '@housebrand/shared';
import {
  ApiError,
  AppBar,
  Button,
  Card,
  Chip,
  confirm,
  FailureScreen,
  Skeleton,
  SkeletonScreen,
  toast,
  useLanguage,
  usePageTitle,
  usePath,
  usePortal,
} from '@housebrand/shared/react';
import { EXCLUSION_CHOICES, REMINDER_CHOICES, type ExclusionKind, type ProtectionSettings } from '../../core';
import { useExclude } from '../api/exclude';
import { useProtection } from '../api/get-protection';
import { useSetReminder } from '../api/set-reminder';
import { useProtectionWords } from '../words';
import classes from './play-safely.module.css';

/** `user-info/play-safely`: the time reminder, a break, and stopping for long. */
export default function PlaySafely() {
  const words = useProtectionWords();
  const path = usePath();
  const { prefix, username } = usePortal();
  const settings = useProtection(prefix, username);
  usePageTitle(words('title'));
  return (
    <>
      <AppBar title={words('title')} parent={path('user-info')} />
      <main className={classes.screen}>
        <p className={classes.intro}>{words('intro')}</p>
        {settings.data && username !== null ? (
          <>
            <InForce settings={settings.data} />
            <Reminder settings={settings.data} prefix={prefix} username={username} />
            <Breaks kind="COOL_OFF" prefix={prefix} username={username} />
            <Breaks kind="SELF_EXCLUSION" prefix={prefix} username={username} />
          </>
        ) : settings.isError ? (
          <FailureScreen error={settings.error} onRetry={() => void settings.refetch()} />
        ) : (
          <SkeletonScreen className={classes.waiting}>
            <Skeleton height={132} radius={12} />
            <Skeleton height={168} radius={12} />
            <Skeleton height={168} radius={12} />
          </SkeletonScreen>
        )}
      </main>
    </>
  );
}

interface OfMember {
  prefix: string;
  username: string;
}

function InForce({ settings: { exclusion } }: { settings: ProtectionSettings }) {
  const words = useProtectionWords();
  const language = useLanguage();
  if (!exclusion) return null;
  const until = exclusion.until && formatReadableDate(new Date(exclusion.until), language);
  return (
    <Card className={classes.inForce} role="status">
      <b>{until ? words('onBreakUntil', { date: until }) : words('onBreak')}</b>
      <span>{words('onBreakText')}</span>
    </Card>
  );
}

function Reminder({ settings, prefix, username }: OfMember & { settings: ProtectionSettings }) {
  const words = useProtectionWords();
  const language = useLanguage();
  const change = useSetReminder(prefix, username);
  const named = (minutes: number | null) => (minutes === null ? words('never') : words('everyMinutes', { minutes }));
  const choose = (minutes: number | null) =>
    change.mutate({ minutes }, { onSuccess: () => toast.show(words('saved'), 'success'), onError: tell });
  const { pendingReminder } = settings;
  return (
    <Card className={classes.block}>
      <h2>{words('reminder')}</h2>
      <p>{words('reminderHint')}</p>
      <div className={classes.choices} role="group" aria-label={words('reminder')}>
        {[...REMINDER_CHOICES, null].map((minutes) => (
          <Chip
            key={minutes}
            isSelected={settings.reminderMinutes === minutes}
            disabled={change.isPending}
            onClick={() => choose(minutes)}
          >
            {named(minutes)}
          </Chip>
        ))}
      </div>
      {pendingReminder && (
        <p role="status">
          {words('pendingReminder', {
            choice: named(pendingReminder.minutes),
            date: formatReadableDate(new Date(pendingReminder.from), language),
          })}
        </p>
      )}
    </Card>
  );
}

function Breaks({ kind, prefix, username }: OfMember & { kind: ExclusionKind }) {
  const words = useProtectionWords();
  const exclude = useExclude(prefix, username);
  const isLong = kind === 'SELF_EXCLUSION';
  const named = (days: number | null) =>
    days === null ? words('excludeForGood') : words(isLong ? 'excludeDays' : 'breakDays', { days });
  const choose = async (days: number | null) => {
    const isSure = await confirm({
      title: words('confirmTitle', { choice: named(days) }),
      text: words('confirmText'),
      confirmLabel: words('confirm'),
      isDanger: true,
    });
    if (isSure) exclude.mutate({ kind, days }, { onSuccess: () => toast.show(words('saved'), 'success'), onError: tell });
  };
  return (
    <Card className={classes.block}>
      <h2>{words(isLong ? 'exclude' : 'break')}</h2>
      <p>{words(isLong ? 'excludeHint' : 'breakHint')}</p>
      <div className={classes.choices}>
        {EXCLUSION_CHOICES[kind].map((days) => (
          <Button key={days} variant="ghost" size="sm" disabled={exclude.isPending} onClick={() => void choose(days)}>
            {named(days)}
          </Button>
        ))}
      </div>
    </Card>
  );
}

const tell = (error: Error): void => {
  if (error instanceof ApiError) toast.show(error.errors[0]?.message ?? error.message, 'error');
};
