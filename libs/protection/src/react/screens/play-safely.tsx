import { formatReadableDate, type MemberRef } from '@housebrand/shared';
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
  const { member } = usePortal();
  const settings = useProtection(member);
  return (
    <>
      <AppBar title={words('title')} parent={path('user-info')} />
      <main className={classes.screen}>
        <p className={classes.intro}>{words('intro')}</p>
        {settings.data && member ? (
          <>
            <InForce settings={settings.data} />
            <Reminder settings={settings.data} member={member} />
            <Breaks kind="COOL_OFF" member={member} />
            <Breaks kind="SELF_EXCLUSION" member={member} />
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
  member: MemberRef;
}

function InForce({ settings: { exclusion } }: { settings: ProtectionSettings }) {
  const words = useProtectionWords();
  const language = useLanguage();
  const { timeZone } = usePortal();
  if (!exclusion) return null;
  const until = exclusion.until && formatReadableDate(new Date(exclusion.until), language, timeZone);
  return (
    <Card className={classes.inForce} role="status">
      <b>{until ? words('onBreakUntil', { date: until }) : words('onBreak')}</b>
      <span>{words('onBreakText')}</span>
    </Card>
  );
}

function Reminder({ settings, member }: OfMember & { settings: ProtectionSettings }) {
  const words = useProtectionWords();
  const language = useLanguage();
  const { timeZone } = usePortal();
  const change = useSetReminder(member);
  const named = (minutes: number | null) => (minutes === null ? words('never') : words('everyMinutes', { minutes }));
  const choose = (minutes: number | null) =>
    change.mutate({ minutes }, { onSuccess: () => toast.show(words('saved'), 'success'), onError: toastFailure });
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
            date: formatReadableDate(new Date(pendingReminder.from), language, timeZone),
          })}
        </p>
      )}
    </Card>
  );
}

function Breaks({ kind, member }: OfMember & { kind: ExclusionKind }) {
  const words = useProtectionWords();
  const exclude = useExclude(member);
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
    if (isSure) exclude.mutate({ kind, days }, { onSuccess: () => toast.show(words('saved'), 'success'), onError: toastFailure });
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

function toastFailure(error: Error): void {
  if (error instanceof ApiError) toast.show(error.errors[0]?.message ?? error.message, 'error');
}
