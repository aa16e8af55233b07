import { isSessionCode } from '@housebrand/shared';
import { api, ApiError, useQuery } from '@housebrand/shared/react';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { PROFILE_ADDRESS, type Member } from '../../core';
import { isTemporary, learnHasToken, setTemporaryPassword } from '../session/session-store';

/** Read again on demand, a younger answer serves. */
const JUST_READ_MS = 15_000;

/** Whether a failed profile call means that the token is worth nothing. */
export function isInvalidToken(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || isSessionCode(error.code));
}

async function readProfile(signal: AbortSignal): Promise<Member> {
  try {
    const member = await api.get<Member>(PROFILE_ADDRESS, { signal });
    learnHasToken(true);
    return member;
  } catch (error) {
    if (isTemporary(error)) setTemporaryPassword(true);
    if (isInvalidToken(error)) learnHasToken(false);
    throw error;
  }
}

/** `GET /api/provider/profile`: the member of the session. */
export function profileQuery() {
  return queryOptions({
    queryKey: ['auth', 'profile'],
    queryFn: ({ signal }) => readProfile(signal),
    staleTime: 60_000,
    meta: { live: ['tier'] },
  });
}

/** The member's own record, asked for while `isEnabled`; to know only who is logged in, take `useSession`. */
export function useProfile(isEnabled: boolean) {
  return useQuery({ ...profileQuery(), enabled: isEnabled });
}

/** Reads the member anew unless that was just done; a failure leaves what is known. */
export function useRefreshMember(): () => void {
  const client = useQueryClient();
  return useCallback(() => {
    client.fetchQuery({ ...profileQuery(), staleTime: JUST_READ_MS }).catch(() => undefined);
  }, [client]);
}

/**
 * Asks at once who may stay when maintenance begins. Whom it keeps out only the server knows: it ends their sessions with
 * 503, and the read that is repeated then finds none.
 */
export function useMaintenanceCheck(isUnderMaintenance: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (isUnderMaintenance) void client.refetchQueries({ ...profileQuery(), type: 'active' }, { cancelRefetch: false });
  }, [client, isUnderMaintenance]);
}
