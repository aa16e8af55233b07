import type { MemberRef } from '@housebrand/shared';
import { api, memberQuery, useQuery } from '@housebrand/shared/react';
import { queryOptions } from '@tanstack/react-query';
import { settingsAddress, type NotificationSettings } from '../../core';

/** `GET /api/apps/notifications/{prefix}/{username}/settings`. */
export function settingsQuery(member: MemberRef | null) {
  return queryOptions({
    queryKey: ['notifications', 'settings', member?.prefix, member?.username],
    queryFn: memberQuery(member, ({ signal }, of) => api.get<NotificationSettings>(settingsAddress(of), { signal })),
  });
}

/** Returns what a member has switched off. */
export function useNotificationSettings(member: MemberRef | null) {
  return useQuery(settingsQuery(member));
}
