import { api, withProof } from '@housebrand/shared/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { LoginRequest, LoginResult } from '../../core';
import { notifyOtherTabs } from '../session/other-tabs';
import { isTemporary, setHasToken } from '../session/session-store';
import { profileQuery } from './get-profile';

/**
 * `POST /api/provider/login`, then the profile (specification section 4, login flow). Resolved, the member is known and
 * the session authenticated; failed, nothing is.
 */
export function useLoginCall() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (request: LoginRequest) => {
      const result = await withProof((proof) =>
        api.post<LoginResult>('/api/provider/login', { ...request, ...(proof && { proof }) }),
      );
      // what was known of whoever was here before goes where it is looked at: removed, it would stay with who looks
      await client.cancelQueries({ queryKey: profileQuery().queryKey });
      client.getQueryCache().find({ queryKey: profileQuery().queryKey })?.reset();
      // whoever came with a generated password has no profile yet: the guard leads to the page that changes it
      await client.fetchQuery({ ...profileQuery(), staleTime: 0 }).catch((error: unknown) => {
        if (!isTemporary(error)) throw error;
      });
      return result;
    },
    onSuccess: () => {
      setHasToken(true);
      notifyOtherTabs();
    },
    // the typed password must not outlive the call in the mutation cache
    gcTime: 0,
  });
}
