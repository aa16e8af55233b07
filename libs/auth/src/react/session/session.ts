import { isSessionCode } from '@housebrand/shared';
import { ApiError } from '@housebrand/shared/react';
import { useProfile } from '../api/get-profile';
import type { Member } from '../../core';
import { useSessionStore } from './session-store';

/** Who sits before the portal (specification section 4, authentication). */
export type Session =
  /** No portal token. */
  | { kind: 'guest' }
  /** A token is there, its member not yet known. */
  | { kind: 'loading' }
  /** A token is there and the server does not accept it. */
  | { kind: 'invalid' }
  /** Came with a generated password, which must be changed before anything else. */
  | { kind: 'temporary' }
  /** The server cannot say now. */
  | { kind: 'unreachable'; error: unknown; retry: () => void }
  | { kind: 'member'; member: Member };

/** Whether a failed profile call means that the token is worth nothing. */
export function isInvalidToken(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || isSessionCode(error.code));
}

export function useSession(): Session {
  const { hasToken, hasTemporaryPassword } = useSessionStore();
  const { data, error, refetch } = useProfile(hasToken && !hasTemporaryPassword);
  if (!hasToken) return { kind: 'guest' };
  if (hasTemporaryPassword) return { kind: 'temporary' };
  // a member who was known is nobody any more once the server refuses the token
  if (isInvalidToken(error)) return { kind: 'invalid' };
  if (data) return { kind: 'member', member: data };
  if (!error) return { kind: 'loading' };
  return { kind: 'unreachable', error, retry: () => void refetch() };
}
