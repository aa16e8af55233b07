import type { MemberRef } from '@housebrand/shared';
import { api, useMutation } from '@housebrand/shared/react';
import { useQueryClient } from '@tanstack/react-query';
import { reminderAddress, type ReminderRequest, type ProtectionSettings } from '../../core';
import { protectionQuery } from './get-protection';

/** Changes the reminder and puts the settings of the reply into the query cache. */
export function useSetReminder(member: MemberRef) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (request: ReminderRequest) => api.put<ProtectionSettings>(reminderAddress(member), request),
    onSuccess: (settings) => client.setQueryData(protectionQuery(member).queryKey, settings),
  });
}
