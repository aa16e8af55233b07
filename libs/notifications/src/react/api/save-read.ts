import type { MemberRef } from '@housebrand/shared';
import { api, useMutation } from '@housebrand/shared/headless';
import { useQueryClient } from '@tanstack/react-query';
import { readAddress, type ReadNotificationsRequest, type UnreadNotifications } from '../../core';
import { unreadQuery } from './get-unread';

/** `POST /api/apps/notifications/{prefix}/{username}/read`. */
export function useSaveRead(member: MemberRef) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (request: ReadNotificationsRequest) => api.post<UnreadNotifications>(readAddress(member), request),
    onSuccess: (unread) => client.setQueryData(unreadQuery(member).queryKey, unread),
    invalidates: [['notifications', 'list', member.prefix, member.username]],
  });
}
