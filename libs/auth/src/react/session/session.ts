import type { Member } from '../../core';
import { isInvalidToken, useProfile } from '../api/get-profile';
import { useSessionStore } from './session-store';

/** Who uses the portal (specification section 4, authentication). */
export type Session =
  /** No portal token. */
  | { kind: 'guest' }
  /** The profile is loading. */
  | { kind: 'loading' }
  /** The server does not accept the token. */
  | { kind: 'invalid' }
  /** A generated password must be changed before anything else. */
  | { kind: 'temporary' }
  /** The server cannot answer now. */
  | { kind: 'unreachable'; error: unknown; isRetrying: boolean; retry: () => Promise<unknown> }
  | { kind: 'member'; member: Member };

/** Returns who is logged in. If it is unknown whether there is a session, asks the server; follows login, logout and reload. */
export function useSession(): Session {
  const { hasToken, hasTemporaryPassword, failure } = useSessionStore();
  const { data, error, errorUpdateCount, isFetching, refetch } = useProfile(
    hasToken !== false && !hasTemporaryPassword,
  );
  if (hasToken === false) return { kind: 'guest' };
  if (hasTemporaryPassword) return { kind: 'temporary' };
  // a refused token outweighs cached profile data
  if (isInvalidToken(error)) return { kind: hasToken ? 'invalid' : 'guest' };
  if (data) return { kind: 'member', member: data };
  // a read that is repeated has no error of its own: until it ends, the server still cannot answer
  const reason = error ?? (errorUpdateCount > 0 ? failure : null);
  if (!reason) return { kind: 'loading' };
  return { kind: 'unreachable', error: reason, isRetrying: isFetching, retry: () => refetch() };
}
