import { api } from '@housebrand/shared/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { LoginRequest, LoginResult } from '../../core/contracts';
import { setHasToken } from '../session/session-store';
import { profileKey, profileQuery } from './profile';

/**
 * `POST /api/provider/login`, then the profile (specification section 4, login flow). Resolved, the member is known and
 * the session authenticated; failed, nothing is.
 */
export function useLogin() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (request: LoginRequest) => {
      client.removeQueries({ queryKey: profileKey });
      const result = await api.post<LoginResult>('/api/provider/login', request);
      await client.fetchQuery({ ...profileQuery, staleTime: 0 });
      return result;
    },
    onSuccess: () => setHasToken(true),
    // the typed password must not outlive the call in the mutation cache
    gcTime: 0,
  });
}
