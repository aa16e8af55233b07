import type { MemberRef } from '@housebrand/shared';
import { api, memberQuery, useQuery } from '@housebrand/shared/react';
import { queryOptions } from '@tanstack/react-query';
import { channelsAddress, type NotificationChannels } from '../../core';

/** `GET /api/apps/notifications/{prefix}/{username}/channels`. */
export function channelsQuery(member: MemberRef | null) {
  return queryOptions({
    queryKey: ['notifications', 'channels', member?.prefix, member?.username],
    queryFn: memberQuery(member, ({ signal }, of) => api.get<NotificationChannels>(channelsAddress(of), { signal })),
  });
}

/** Returns the channels on which text messages reach a member. */
export function useNotificationChannels(member: MemberRef | null) {
  return useQuery(channelsQuery(member));
}
