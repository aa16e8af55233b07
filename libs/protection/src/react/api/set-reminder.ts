import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@housebrand/shared/react';
import type { ProtectionSettings, ReminderRequest } from '../../core';
import { protectionPath, protectionQuery } from './get-protection';

/** Changes the reminder; the settings on show are the reply's. */
export function useSetReminder(prefix: string, username: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (request: ReminderRequest) =>
      api.put<ProtectionSettings>(`${protectionPath(prefix, username)}/reminder`, request),
    onSuccess: (settings) => client.setQueryData(protectionQuery(prefix, username).queryKey, settings),
  });
}
