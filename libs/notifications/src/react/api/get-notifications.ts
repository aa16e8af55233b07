import type { Language, MemberRef } from '@housebrand/shared';
import { api, useInfiniteQuery, useLanguage } from '@housebrand/shared/headless';
import { infiniteQueryOptions, skipToken } from '@tanstack/react-query';
import { notificationsAddress, type NotificationPage } from '../../core';

/** `GET /api/apps/notifications/{prefix}/{username}`: page by page, newest first. */
export function notificationsQuery(member: MemberRef | null, language: Language) {
  return infiniteQueryOptions({
    queryKey: ['notifications', 'list', member?.prefix, member?.username, language],
    queryFn: member
      ? ({ pageParam, signal }: { pageParam: string | undefined; signal: AbortSignal }) =>
          api.get<NotificationPage>(notificationsAddress(member, pageParam), { signal })
      : skipToken,
    meta: { live: ['notifications'] },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ cursor }: NotificationPage) => cursor ?? undefined,
  });
}

/** Reads a member's notifications page by page, in the language of the site. */
export function useNotificationPages(member: MemberRef | null) {
  return useInfiniteQuery(notificationsQuery(member, useLanguage()));
}
