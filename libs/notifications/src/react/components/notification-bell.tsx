import { IconLink, usePath, usePortal, whenIdle } from '@housebrand/shared/react';
import { IconBell } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useUnread } from '../api/get-unread';
import { useNotificationMessages } from '../messages';

/** Leads to the inbox, with a dot while something is unread; nothing for guests. Asks once the page is at rest. */
export function NotificationBell() {
  const t = useNotificationMessages();
  const path = usePath();
  const { member } = usePortal();
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => whenIdle(() => setAtRest(true)), []);
  const { data } = useUnread(member, isAtRest);
  if (!member) return null;
  const count = data?.unread ?? 0;
  return (
    <IconLink label={count > 0 ? t('news', { count }) : t('title')} hasNews={count > 0} to={path('notifications')}>
      <IconBell size={24} aria-hidden />
    </IconLink>
  );
}
