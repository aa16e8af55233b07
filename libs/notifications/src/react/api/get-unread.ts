import type { MemberRef } from '@housebrand/shared';
import { api, memberQuery, useQuery } from '@housebrand/shared/headless';
import { queryOptions } from '@tanstack/react-query';
import { unreadAddress, type UnreadNotifications } from '../../core';

/** `GET /api/apps/notifications/{prefix}/{username}/unread`. */
export function unreadQuery(member: MemberRef | null) {
  return queryOptions({
    queryKey: ['notifications', 'unread', member?.prefix, member?.username],
    queryFn: memberQuery(member, ({ signal }, of) => api.get<UnreadNotifications>(unreadAddress(of), { signal })),
    meta: { live: ['notifications'] },
  });
}

/** Returns the number of unread notifications. @param isEnabled false delays the request */
export function useUnread(member: MemberRef | null, isEnabled = true) {
  return useQuery({ ...unreadQuery(member), enabled: isEnabled });
}
