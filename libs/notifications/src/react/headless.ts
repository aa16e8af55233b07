import { languageOf } from '@housebrand/shared';
import {
  actionOf,
  readingOf,
  usePortal,
  useInfiniteQuery,
  useQuery,
  type Action,
  type Reading,
} from '@housebrand/shared/headless';
import type { MemberNotification, ReadNotificationsRequest, UnreadNotifications } from '../core';
import { notificationsQuery } from './api/get-notifications';
import { unreadQuery } from './api/get-unread';
import { useSaveRead } from './api/save-read';

/** The newest notifications, and the action that marks them as read. */
export interface Notifications extends Reading<MemberNotification[]> {
  /** Marks one notification as read, or it and all earlier ones. */
  read: Action<ReadNotificationsRequest, UnreadNotifications>;
}

/** Returns the member's newest notifications, in the site's language. */
export function useNotifications(): Notifications {
  const { prefix, member, language } = usePortal();
  const { data: read, error, isLoading, refetch } = useInfiniteQuery(notificationsQuery(member, languageOf(language)));
  const save = useSaveRead(member ?? { prefix, username: '' });
  const data = read?.pages[0]?.notifications;
  return { ...readingOf({ data, error, isLoading, refetch }), read: actionOf(save) };
}

/** Returns the number of the member's unread notifications. */
export function useUnreadNotifications(): Reading<UnreadNotifications> {
  return readingOf(useQuery(unreadQuery(usePortal().member)));
}
