import type { MemberRef } from '@housebrand/shared';
import { api, useMutation } from '@housebrand/shared/react';
import { useQueryClient } from '@tanstack/react-query';
import { consentsAddress, type AcceptVersionsRequest, type LegalConsent } from '../../core';
import { consentsQuery } from './get-consents';

/** `POST /api/apps/consents/{prefix}/{username}`. After a refusal, the current versions are read again: there is a newer one. */
export function useAcceptVersions(member: MemberRef) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (request: AcceptVersionsRequest) => api.post<LegalConsent[]>(consentsAddress(member), request),
    onSuccess: (consents) => client.setQueryData(consentsQuery(member).queryKey, consents),
    onError: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['content', 'legal', member.prefix] }),
        client.invalidateQueries({ queryKey: consentsQuery(member).queryKey }),
      ]),
  });
}
