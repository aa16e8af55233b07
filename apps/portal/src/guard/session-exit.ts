import { toast } from '@housebrand/shared/react';
import { create } from 'zustand';
import { portalText } from '../messages';

/**
 * Where the end of a session leads. The session ends at once and the router follows a moment later: in between the guard
 * sees a guest on a member's screen, and must not take them for one who came by the address.
 */
export const useSessionExit = create<{ to: string | null }>(() => ({ to: null }));

/** Called before the session ends; an address of the portal. */
export function leadOut(to: string): void {
  useSessionExit.setState({ to });
}

/** {@link leadOut} after the session ended by itself: says so, once for each end (specification section 8). */
export function leadOutExpired(to: string): void {
  if (useSessionExit.getState().to === null) toast.show(portalText('sessionError'), 'error');
  leadOut(to);
}

/** The guest has arrived somewhere. */
export function forgetExit(): void {
  if (useSessionExit.getState().to !== null) useSessionExit.setState({ to: null });
}
