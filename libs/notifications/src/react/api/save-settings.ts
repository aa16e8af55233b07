import type { MemberRef } from '@housebrand/shared';
import { api, useMutation } from '@housebrand/shared/react';
import { useQueryClient } from '@tanstack/react-query';
import { settingsAddress, type NotificationSettings } from '../../core';
import { settingsQuery } from './get-settings';

/** `PUT /api/apps/notifications/{prefix}/{username}/settings`. */
export function useSaveNotificationSettings(member: MemberRef) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (settings: NotificationSettings) => api.put<NotificationSettings>(settingsAddress(member), settings),
    onSuccess: (settings) => client.setQueryData(settingsQuery(member).queryKey, settings),
  });
}
