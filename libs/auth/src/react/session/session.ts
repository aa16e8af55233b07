import type { Member } from '../../core';
import { isInvalidToken, useProfile } from '../api/get-profile';
import { useSessionStore } from './session-store';

/** Who sits before the portal (specification section 4, authentication). */
export type Session =
  /** No portal token. */
  | { kind: 'guest' }
  /** The server is being asked who this is. */
  | { kind: 'loading' }
  /** A token is there and the server does not accept it. */
  | { kind: 'invalid' }
  /** Came with a generated password, which must be changed before anything else. */
  | { kind: 'temporary' }
  /** The server cannot say now. */
  | { kind: 'unreachable'; error: unknown; retry: () => void }
  | { kind: 'member'; member: Member };

/** Who is logged in. Whoever was not told whether there is a session asks the server; right after login, logout and reload. */
export function useSession(): Session {
  const { hasToken, hasTemporaryPassword } = useSessionStore();
  const { data, error, refetch } = useProfile(hasToken !== false && !hasTemporaryPassword);
  if (hasToken === false) return { kind: 'guest' };
  if (hasTemporaryPassword) return { kind: 'temporary' };
  // a member who was known is nobody any more once the server refuses the token
  if (isInvalidToken(error)) return { kind: hasToken ? 'invalid' : 'guest' };
  if (data) return { kind: 'member', member: data };
  if (!error) return { kind: 'loading' };
  return { kind: 'unreachable', error, retry: () => void refetch() };
}
