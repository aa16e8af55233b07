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

/** {@link leadOut} after a session that ended by itself, with a toast once per end (specification section 8). */
export function leadOutExpired(to: string): void {
  if (useSessionExit.getState().to === null) toast.show(portalText('sessionError'), 'error');
  leadOut(to);
}

/** Clears the exit once the guest has arrived. */
export function forgetExit(): void {
  if (useSessionExit.getState().to !== null) useSessionExit.setState({ to: null });
}
