import { api } from '@housebrand/shared/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ChangePasswordRequest, LoginResult } from '../../core';
import { setTemporaryPassword } from '../session/session-store';
import { profileQuery } from './get-profile';

/**
 * `POST /api/provider/change-password`, then the profile: whoever came with a generated password is a member now. Changed it
 * is, whether the profile comes or not.
 */
export function useChangePassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (request: ChangePasswordRequest) => {
      const result = await api.post<LoginResult>('/api/provider/change-password', request);
      await client.fetchQuery({ ...profileQuery(), staleTime: 0 }).catch(() => undefined);
      setTemporaryPassword(false);
      return result;
    },
    // the typed passwords must not outlive the call in the mutation cache
    gcTime: 0,
  });
}
