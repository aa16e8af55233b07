import { formatReadableDate, type MemberRef } from '@housebrand/shared';
import {
  AppBar,
  Card,
  FailureScreen,
  Link,
  Skeleton,
  SkeletonScreen,
  useLanguage,
  usePath,
  usePortal,
} from '@housebrand/shared/react';
import type { ProtectionSettings } from '../../core';
import { useProtectionOf } from '../api/get-protection';
import { Advice } from '../components/advice';
import { Breaks } from '../components/breaks';
import { Limits } from '../components/limits';
import { Reminder } from '../components/reminder';
import { useProtectionMessages } from '../messages';
import classes from './play-safely.module.css';

/** `user-info/play-safely`: deposit and loss limits, reminder, cool-off and self-exclusion. */
export default function PlaySafely() {
  const t = useProtectionMessages();
  const path = usePath();
  const { member } = usePortal();
  return (
    <>
      <AppBar title={t('title')} parent={path('user-info')} />
      <main className={classes.screen}>
        <p className={classes.intro}>{t('intro')}</p>
        {member && <Settings member={member} />}
        <Advice />
      </main>
    </>
  );
}

function Settings({ member }: { member: MemberRef }) {
  const settings = useProtectionOf(member);
  return (
    <>
      {settings.data && <InForce settings={settings.data} />}
      <Limits member={member} />
      {settings.data ? (
        <>
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
    </>
  );
}

function InForce({ settings: { exclusion } }: { settings: ProtectionSettings }) {
  const t = useProtectionMessages();
  const path = usePath();
  const language = useLanguage();
  const { timeZone } = usePortal();
  if (!exclusion) return null;
  const until = exclusion.until && formatReadableDate(new Date(exclusion.until), language, timeZone);
  return (
    <Card className={classes.inForce} role="status">
      <b>{until ? t('onBreakUntil', { date: until }) : t('onBreak')}</b>
      <span>{t('onBreakText')}</span>
      <Link to={path('withdraw')}>{t('withdraw')}</Link>
    </Card>
  );
}
