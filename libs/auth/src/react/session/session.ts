import { ApiError, SESSION_ERROR_CODES } from '@housebrand/shared/react';
import { useProfile } from '../api/profile';
import type { Member } from '../../core/contracts';
import { useSessionStore } from './session-store';

/** Who sits before the portal (specification section 4, authentication). */
export type Session =
  /** No portal token. */
  | { kind: 'guest' }
  /** A token is there, its member not yet known. */
  | { kind: 'loading' }
  /** A token is there and the server does not accept it. */
  | { kind: 'invalid' }
  /** The server cannot say now. */
  | { kind: 'unreachable'; error: unknown; retry: () => void }
  | { kind: 'member'; member: Member };

/** Whether a failed profile call means that the token is worth nothing. */
export function isInvalidToken(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || SESSION_ERROR_CODES.includes(error.code));
}

export function useSession(): Session {
  const hasToken = useSessionStore((state) => state.hasToken);
  const { data, error, refetch } = useProfile(hasToken);
  if (!hasToken) return { kind: 'guest' };
  if (data) return { kind: 'member', member: data };
  if (!error) return { kind: 'loading' };
  return isInvalidToken(error) ? { kind: 'invalid' } : { kind: 'unreachable', error, retry: () => void refetch() };
}
