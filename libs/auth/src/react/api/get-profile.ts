import { isSessionCode } from '@housebrand/shared';
import { api, ApiError, useQuery } from '@housebrand/shared/headless';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { PROFILE_ADDRESS, type Member } from '../../core';
import { isTemporary, learnHasToken, setProfileFailure, setTemporaryPassword } from '../session/session-store';

/** A refresh on demand accepts a profile up to this age. */
const JUST_READ_MS = 15_000;

/** Whether a failed profile call means that the token is invalid. */
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
    setProfileFailure(isTemporary(error) || isInvalidToken(error) ? null : error);
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

/** Interval at which a profile is read again while the member system does not reply. */
const RETRY_MS = 15_000;

/** Loads the member's profile while `isEnabled`. Components that only need to know who is logged in use `useSession`. */
export function useProfile(isEnabled: boolean) {
  return useQuery({
    ...profileQuery(),
    enabled: isEnabled,
    // the interval and the member's retry repeat it: a component that a failure mounts would read it again and again
    retryOnMount: false,
    refetchInterval: ({ state: { data, error } }) =>
      !data && error instanceof ApiError && error.isUnavailable ? RETRY_MS : false,
  });
}

/** Reloads the profile unless it was just loaded; on failure the old profile stays. */
export function useRefreshMember(): () => void {
  const client = useQueryClient();
  return useCallback(() => {
    client.fetchQuery({ ...profileQuery(), staleTime: JUST_READ_MS }).catch(() => undefined);
  }, [client]);
}

/**
 * Reloads the profile as soon as maintenance starts. Only the server knows whom it excludes: it ends their sessions with a 503,
 * and the repeated read then finds no session.
 */
export function useMaintenanceCheck(isUnderMaintenance: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (isUnderMaintenance) void client.refetchQueries({ ...profileQuery(), type: 'active' }, { cancelRefetch: false });
  }, [client, isUnderMaintenance]);
}
