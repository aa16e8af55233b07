import { businessDay, dayBefore, formatHour, formatReadableDate } from '@housebrand/shared';
import { Card, Link, serverNow, useLanguage, usePath, usePortal, VisuallyHidden } from '@housebrand/shared/react';
import { byDay, type DayOfNotifications, type MemberNotification } from '../../core';
import { useNotificationMessages } from '../messages';
import { NotificationIcon } from './notification-icon';
import classes from './notification-list.module.css';

interface NotificationListProps {
  notifications: readonly MemberNotification[];
  onOpen: (notification: MemberNotification) => void;
}

/** Notifications by day, newest first; each leads to its event. */
export function NotificationList({ notifications, onOpen }: NotificationListProps) {
  const { timeZone } = usePortal();
  return byDay(notifications, timeZone).map((day) => <Day key={day.day} day={day} onOpen={onOpen} />);
}

function Day({
  day: { day, notifications },
  onOpen,
}: {
  day: DayOfNotifications;
  onOpen: NotificationListProps['onOpen'];
}) {
  const title = useDayTitle(day);
  return (
    <section className={classes.day}>
      <h2 className={classes.head}>{title}</h2>
      <Card isPadded={false}>
        <ul>
          {notifications.map((one) => (
            <li key={one.id} className={classes.item}>
              <Row notification={one} onOpen={onOpen} />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

function Row({ notification, onOpen }: { notification: MemberNotification } & Pick<NotificationListProps, 'onOpen'>) {
  const t = useNotificationMessages();
  const path = usePath();
  const { timeZone } = usePortal();
  const { kind, title, text, at, isRead } = notification;
  return (
    <Link
      className={classes.row}
      to={path(notification.path)}
      data-unread={isRead ? undefined : true}
      onClick={() => onOpen(notification)}
    >
      <NotificationIcon kind={kind} />
      <span className={classes.what}>
        <span className={classes.title}>
          <b>{title}</b>
          <small>{formatHour(new Date(at), timeZone)}</small>
        </span>
        <span className={classes.text}>{text}</span>
      </span>
      {!isRead && (
        <span className={classes.dot}>
          <VisuallyHidden>{t('unread')}</VisuallyHidden>
        </span>
      )}
    </Link>
  );
}

function useDayTitle(day: string): string {
  const t = useNotificationMessages();
  const language = useLanguage();
  const { timeZone } = usePortal();
  const today = businessDay(new Date(serverNow()), timeZone);
  if (day === today) return t('today');
  if (day === dayBefore(today)) return t('yesterday');
  return formatReadableDate(new Date(`${day}T00:00:00Z`), language, 'UTC');
}
