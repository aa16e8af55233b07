import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@housebrand/shared/react';
import type { ExclusionRequest, ProtectionSettings } from '../../core';
import { protectionPath, protectionQuery } from './get-protection';

/** Begins a break; the settings on show are the reply's. */
export function useExclude(prefix: string, username: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (request: ExclusionRequest) =>
      api.post<ProtectionSettings>(`${protectionPath(prefix, username)}/exclusions`, request),
    onSuccess: (settings) => client.setQueryData(protectionQuery(prefix, username).queryKey, settings),
  });
}
