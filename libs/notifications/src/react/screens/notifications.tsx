import type { MemberRef } from '@housebrand/shared';
import {
  AppBar,
  Button,
  IconButton,
  LinkButton,
  ListEnd,
  QueryScreen,
  Skeleton,
  SkeletonScreen,
  StateScreen,
  usePath,
  usePortal,
} from '@housebrand/shared/react';
import { IconChecks, IconSettings } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useNotificationPages } from '../api/get-notifications';
import { useSaveRead } from '../api/save-read';
import { NotificationList } from '../components/notification-list';
import { PushOffer } from '../components/push-offer';
import { SettingsSheet } from '../components/settings-sheet';
import { useNotificationMessages } from '../messages';
import classes from './notifications.module.css';

/** What the portal adds to the inbox. */
export interface NotificationsScreenProps {
  /** Above the notifications: the agent's announcements. */
  announcements?: ReactNode;
}

/** `notifications`: what happened to the member's money and account, and the settings. */
export default function NotificationsScreen({ announcements }: NotificationsScreenProps) {
  const t = useNotificationMessages();
  const path = usePath();
  const { member } = usePortal();
  const [isSetting, setSetting] = useState(false);
  return (
    <>
      <AppBar
        title={t('title')}
        parent={path()}
        actions={
          <IconButton label={t('settings')} onClick={() => setSetting(true)}>
            <IconSettings size={24} aria-hidden />
          </IconButton>
        }
      />
      <main className={classes.screen}>
        {announcements && <div>{announcements}</div>}
        {member && <Inbox member={member} />}
      </main>
      {member && <SettingsSheet member={member} isOpen={isSetting} onClose={() => setSetting(false)} />}
    </>
  );
}

function Inbox({ member }: { member: MemberRef }) {
  const t = useNotificationMessages();
  const query = useNotificationPages(member);
  const { mutate: saveRead, isPending, isError } = useSaveRead(member);
  const { data, error, hasNextPage, isFetching, isFetchingNextPage, fetchNextPage, refetch } = query;
  const notifications = data?.pages.flatMap((page) => page.notifications) ?? [];
  const newest = notifications[0];
  const hasUnread = notifications.some(({ isRead }) => !isRead);
  const readMore = (): void => {
    if (hasNextPage && !isFetching) void fetchNextPage();
  };
  return (
    <QueryScreen
      query={{ data: data && notifications, error, isPending: query.isPending, refetch }}
      skeleton={
        <SkeletonScreen className={classes.waiting}>
          <Skeleton width="30%" height={22} />
          <Skeleton height={4 * 68} radius={12} />
        </SkeletonScreen>
      }
      empty={<Nothing />}
    >
      {() => (
        <>
          {newest && hasUnread && (
            <div className={classes.all}>
              <Button
                variant="ghost"
                size="sm"
                icon={<IconChecks size={18} aria-hidden />}
                isLoading={isPending}
                onClick={() => saveRead({ id: newest.id, andEarlier: true })}
              >
                {t('readAll')}
              </Button>
            </div>
          )}
          <div role="status" className={classes.failed}>
            {isError && t('readFailed')}
          </div>
          {/* never on arrival: only after the first deposit */}
          {notifications.some(({ kind }) => kind === 'depositReceived') && <PushOffer member={member} />}
          <NotificationList
            notifications={notifications}
            onOpen={({ id, isRead }) => {
              if (!isRead) saveRead({ id, andEarlier: false });
            }}
          />
          {hasNextPage && (
            <ListEnd
              pages={{ total: null, hasMore: true, isReadingMore: isFetchingNextPage, readMore, error }}
              shown={data!.pages.length}
            />
          )}
        </>
      )}
    </QueryScreen>
  );
}

function Nothing() {
  const t = useNotificationMessages();
  const path = usePath();
  return (
    <StateScreen
      kind="empty"
      title={t('empty')}
      text={t('emptyText')}
      action={<LinkButton to={path()}>{t('home')}</LinkButton>}
    />
  );
}
