import { keepSessionEnd, readSessionEnd, type SessionEnd } from '@housebrand/auth/react';
import { toast } from '@housebrand/shared/react';
import { create } from 'zustand';
import { portalText } from '../messages';

/**
 * Where the end of a session leads. The session ends at once and the router follows a moment later: in between the
 * guard sees a guest on a member's screen, and must not treat them as one who entered the address.
 */
export const useSessionExit = create<{ to: string | null }>(() => ({ to: null }));

/** Sets the exit, an address of the portal; call it before the session ends. */
export function leadOut(to: string): void {
  useSessionExit.setState({ to });
}

/** The specification's time for a toast: the login says the same until the member has logged in. */
const TOAST_MS = 2000;

/**
 * {@link leadOut} after a session that ended by itself, with a toast once per end (specification section 8). The login
 * explains it and leads back to where the member was.
 */
export function leadOutExpired(to: string, end: SessionEnd): void {
  if (useSessionExit.getState().to === null) {
    toast.show(portalText('sessionError'), 'error', TOAST_MS);
    keepSessionEnd(end);
  } else if (end.money !== null) {
    // The reply to the request itself, after another call has ended the session.
    keepSessionEnd({ ...(readSessionEnd(end.prefix) ?? end), money: end.money });
  }
  leadOut(to);
}

/** Clears the exit once the guest has arrived. */
export function forgetExit(): void {
  if (useSessionExit.getState().to !== null) useSessionExit.setState({ to: null });
}
