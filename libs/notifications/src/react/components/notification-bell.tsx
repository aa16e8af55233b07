import type { MemberRef } from '@housebrand/shared';
import { IconLink, usePath, usePortal, whenIdle } from '@housebrand/shared/react';
import { IconBell } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useUnread } from '../api/get-unread';
import { useNotificationMessages } from '../messages';

/**
 * Leads to the inbox, with a dot while something is unread; nothing for guests. Asks once the page is at rest, and then renews the
 * push messages of a browser that has them.
 */
export function NotificationBell() {
  const t = useNotificationMessages();
  const path = usePath();
  const { member } = usePortal();
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => whenIdle(() => setAtRest(true)), []);
  const { data } = useUnread(member, isAtRest);
  useRenewal(isAtRest ? member : null);
  if (!member) return null;
  const count = data?.unread ?? 0;
  return (
    <IconLink label={count > 0 ? t('news', { count }) : t('title')} hasNews={count > 0} to={path('notifications')}>
      <IconBell size={24} aria-hidden />
    </IconLink>
  );
}

function useRenewal(member: MemberRef | null): void {
  const prefix = member?.prefix;
  const username = member?.username;
  useEffect(() => {
    if (prefix === undefined || username === undefined) return;
    if (!('Notification' in window) || Notification.permission !== 'granted') return;
    // without an answer, the next visit renews
    void import('../push/browser-push').then(({ renewPush }) => renewPush({ prefix, username })).catch(() => undefined);
  }, [prefix, username]);
}
