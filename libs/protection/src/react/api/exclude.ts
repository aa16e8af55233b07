import type { MemberRef } from '@housebrand/shared';
import { api, useMutation } from '@housebrand/shared/react';
import { useQueryClient } from '@tanstack/react-query';
import { exclusionsAddress, type ExclusionRequest, type ProtectionSettings } from '../../core';
import { protectionQuery } from './get-protection';

/** Starts an exclusion and puts the settings of the reply into the query cache. */
export function useExclude(member: MemberRef) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (request: ExclusionRequest) => api.post<ProtectionSettings>(exclusionsAddress(member), request),
    onSuccess: (settings) => client.setQueryData(protectionQuery(member).queryKey, settings),
  });
}
