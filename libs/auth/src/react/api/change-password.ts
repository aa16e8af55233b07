import { api, useMutation, type StepUp } from '@housebrand/shared/react';
import { useQueryClient } from '@tanstack/react-query';
import type { ChangePasswordRequest, LoginResult } from '../../core';
import { setTemporaryPassword } from '../session/session-store';
import { profileQuery } from './get-profile';

/**
 * `POST /api/provider/change-password`, then the profile, which is available only after a generated password was changed.
 * Succeeds even if loading the profile fails: the password is changed.
 */
export function useChangePassword(stepUp: StepUp) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (request: ChangePasswordRequest) => {
      const result = await api.post<LoginResult>('/api/provider/change-password', request);
      await client.fetchQuery({ ...profileQuery(), staleTime: 0 }).catch(() => undefined);
      setTemporaryPassword(false);
      return result;
    },
    stepUp,
  });
}
